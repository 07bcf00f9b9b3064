// The set-up panel of SMERSH: what the table will be, its house rules, and how many abilities come when (SMR-06 … SMR-13).

import type { JSX } from 'preact';
import { Segments, Stepper, Switch } from '../../../table/controls';
import type { SetupTools } from '../../../table/game-module';
import { MOST_HAND_OUTS, SIZES, type SmershSetup, SPEECH_SECONDS } from '../setup';
import { smershText } from '../text/language';

export function SmershSetupPanel({ setup, players, change }: SetupTools<SmershSetup>): JSX.Element {
  const words = smershText.value.setup;
  const sizes = SIZES[players];
  return (
    <>
      {sizes && (
        <div class="row">
          <span class="row-words">
            <b>{words.squads}</b>
            <span class="caption">{players >= 7 ? words.squadsTwo : words.squadsLine}</span>
          </span>
          <span class="display team-sizes">{sizes.join(' · ')}</span>
        </div>
      )}
      <Segments
        label={words.speech}
        line={setup.speechSeconds > 0 ? words.minutesLine : words.noClockLine}
        options={SPEECH_SECONDS.map((value) => ({ value, label: value === 0 ? words.off : String(value) }))}
        value={setup.speechSeconds as number}
        onChange={(value) => change({ ...setup, speechSeconds: value as SmershSetup['speechSeconds'] })}
      />
      <Switch
        label={words.secret}
        line={words.secretLine}
        on={setup.votesSecret}
        onChange={(votesSecret) => change({ ...setup, votesSecret })}
      />
      <Switch
        label={words.leader}
        line={words.leaderLine}
        on={setup.leaderChanges}
        onChange={(leaderChanges) => change({ ...setup, leaderChanges })}
      />
      <p class="field-label hand-outs-label">{words.handOuts}</p>
      {setup.handOuts.map((count, at) => (
        <Stepper
          key={at}
          label={words.before(at + 1)}
          value={count}
          least={0}
          most={MOST_HAND_OUTS}
          less={words.fewer(at + 1)}
          more={words.more(at + 1)}
          onChange={(value) => {
            const handOuts = setup.handOuts.map((old, other) => (other === at ? value : old));
            change({ ...setup, handOuts: handOuts as unknown as SmershSetup['handOuts'], handOutsByHand: true });
          }}
        />
      ))}
    </>
  );
}
