// The set-up panel of Trust No One: what the table will be, and its two house rules (TNO-06, TNO-15).

import type { JSX } from 'preact';
import { Segments, Switch } from '../../../table/controls';
import type { SetupTools } from '../../../table/game-module';
import { SIZES, TALK_SECONDS, type TrustSetup } from '../setup';
import { trustText } from '../text/language';

export function TrustSetupPanel({ setup, players, change }: SetupTools<TrustSetup>): JSX.Element {
  const words = trustText.value.setup;
  const sizes = SIZES[players];
  return (
    <>
      {sizes && (
        <div class="row">
          <span class="row-words">
            <b>{words.teams}</b>
            <span class="caption">
              {words.teamsLine} {players >= 7 && words.teamsTwo}
            </span>
          </span>
          <span class="display team-sizes">{sizes.join(' · ')}</span>
        </div>
      )}
      <Segments
        label={words.talk}
        options={TALK_SECONDS.map((value) => ({ value, label: value === 0 ? words.off : String(value / 60) }))}
        value={setup.talkSeconds as number}
        onChange={(value) => change({ ...setup, talkSeconds: value as TrustSetup['talkSeconds'] })}
      />
      <Switch
        label={words.secret}
        line={words.secretLine}
        on={setup.votesSecret}
        onChange={(votesSecret) => change({ ...setup, votesSecret })}
      />
    </>
  );
}
