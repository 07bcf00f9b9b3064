// The table as a grid of seats, from which the leader picks in the open (TNO-04, SMR-07).

import type { JSX } from 'preact';
import type { Seat } from '../../../core/game';
import { Button } from '../../../table/button';
import { Icon } from '../../../table/icons';
import { Name } from '../../../table/person';

interface TeamGridProps {
  seats: readonly Seat[];
  picked: readonly Seat[];
  leader: Seat;
  /** What the flag says to a screen reader. */
  leaderWord: string;
  onToggle: (seat: Seat) => void;
}

export function TeamGrid({ seats, picked, leader, leaderWord, onToggle }: TeamGridProps): JSX.Element {
  return (
    <div class="team-grid">
      {seats.map((seat) => (
        <Button
          key={seat}
          look="plain"
          class="team-seat"
          pressed={picked.includes(seat)}
          onPress={() => onToggle(seat)}
        >
          <b class="display team-number">{seat + 1}</b>
          <Name seat={seat} />
          {seat === leader && (
            <span class="team-flag">
              <Icon name="flag" />
              <span class="unseen">{leaderWord}</span>
            </span>
          )}
        </Button>
      ))}
    </div>
  );
}
