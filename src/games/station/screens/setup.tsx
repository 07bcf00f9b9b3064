// The set-up panel of The Station: difficulty, vote, clocks (STN-901 … STN-903), and reading the rules together (STN-906).

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../../table/button';
import { Segments } from '../../../table/controls';
import type { SetupTools } from '../../../table/game-module';
import { Icon } from '../../../table/icons';
import { bandOf } from '../scenes';
import { CLOCKS, DIFFICULTIES, type StationSetup, VOTES } from '../setup';
import { stationText } from '../text/language';
import { Together } from './together';

export function StationSetupPanel({ setup, players, change }: SetupTools<StationSetup>): JSX.Element {
  const words = stationText.value.setup;
  const [reading, setReading] = useState(false);
  return (
    <>
      <p class="caption">{words.time(bandOf(players).rounds)}</p>
      <Button look="plain" class="row" onPress={() => setReading(true)}>
        <span class="row-words">
          <b>{words.together}</b>
          <span class="caption">{words.togetherLine}</span>
        </span>
        <Icon name="forward" />
      </Button>
      <Segments
        label={words.difficulty}
        line={words.difficultyLines[setup.difficulty]}
        options={DIFFICULTIES.map((value) => ({ value, label: words.difficulties[value] }))}
        value={setup.difficulty}
        onChange={(difficulty) => change({ ...setup, difficulty })}
      />
      <Segments
        label={words.vote}
        line={words.voteLines[setup.vote]}
        options={VOTES.map((value) => ({ value, label: words.votes[value] }))}
        value={setup.vote}
        onChange={(vote) => change({ ...setup, vote })}
      />
      <Segments
        label={words.clocks}
        line={words.clockLines[setup.clocks]}
        options={CLOCKS.map((value) => ({ value, label: words.clockChoices[value] }))}
        value={setup.clocks}
        onChange={(clocks) => change({ ...setup, clocks })}
      />
      {reading && <Together onClose={() => setReading(false)} />}
    </>
  );
}
