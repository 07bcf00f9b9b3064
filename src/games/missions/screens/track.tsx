// The five missions in the masthead: a solid disc held, a hatched square broken; how many go, and where two must break it.
// Pressed, it opens every team so far (TNO-13, SMR-20). The words are the game's.

import type { JSX } from 'preact';
import { Button } from '../../../table/button';
import { Icon } from '../../../table/icons';
import type { Board, MissionShown } from '../scenes';
import './missions.css';

export interface TrackWords {
  readonly completed: string;
  readonly broken: string;
  readonly now: string;
  readonly ahead: string;
  readonly never: string;
  readonly needsTwo: string;
  /** What pressing it does. */
  readonly open: string;
  /** A mission for a screen reader. */
  token(number: number, size: number): string;
}

export function MissionTrack(props: { board: Board; words: TrackWords; onOpen: () => void }): JSX.Element {
  const { board, words, onOpen } = props;
  const told = board.missions.map((mission) =>
    [words.token(mission.number, mission.size), captionOf(mission, words)].filter((part) => part !== '').join(', '),
  );
  return (
    <Button look="plain" class="mission-track" label={`${words.open}. ${told.join('; ')}`} onPress={onOpen}>
      {board.missions.map((mission) => (
        <span key={mission.number} class={`mission ${mission.result}`} aria-hidden="true">
          <MissionShape mission={mission} />
          <small>{captionOf(mission, words)}</small>
        </span>
      ))}
    </Button>
  );
}

function MissionShape({ mission }: { mission: MissionShown }): JSX.Element {
  const { result, size, sabotages } = mission;
  return (
    <i class="mission-shape">
      {result === 'completed' && <Icon name="check" />}
      {result === 'broken' && <Icon name="close" />}
      {result !== 'completed' && result !== 'broken' && <b class="display">{size}</b>}
      {sabotages !== 'unknown' && sabotages > 0 && <em>{sabotages}</em>}
    </i>
  );
}

function captionOf({ result, breaksAt }: MissionShown, words: TrackWords): string {
  if (result !== 'completed' && result !== 'broken' && result !== 'never' && breaksAt > 1) return words.needsTwo;
  return words[result];
}
