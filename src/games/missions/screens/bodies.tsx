// What stands on the table when a team is proposed, and when its votes are read: the same in both mission games, in the
// words of each.

import type { JSX } from 'preact';
import type { Seat } from '../../../core/game';
import { Button } from '../../../table/button';
import { Icon } from '../../../table/icons';
import { Name, Names } from '../../../table/person';
import type { BallotShown, Board } from '../scenes';
import { LeaderName } from './leader';
import { Rejections } from './rejections';
import { TeamVotes, type VoteWords } from './votes';

export interface BodyWords {
  /** What the flag says to a screen reader. */
  readonly leader: string;
  readonly rejected: string;
}

/** Who leads, and how many teams have been refused in a row. */
export function LeaderAndRejections({ board, words }: { board: Board; words: BodyWords }): JSX.Element {
  return (
    <p class="team-count">
      <LeaderName seat={board.leader} word={words.leader} />
      <Rejections board={board} label={words.rejected} />
    </p>
  );
}

export function ProposedTeam(props: {
  team: readonly Seat[];
  board: Board;
  words: BodyWords & { readonly change: string };
  /** Before each name; none in a game whose names have their numbers already. */
  numbers?: boolean;
  onChange: () => void;
}): JSX.Element {
  const { team, board, words, numbers = false, onChange } = props;
  return (
    <>
      <ul class="proposed-team">
        {team.map((seat) => (
          <li key={seat}>
            {numbers && <b class="display team-number">{seat + 1}</b>}
            <Name seat={seat} />
            {seat === board.leader && <Icon name="flag" />}
          </li>
        ))}
      </ul>
      <LeaderAndRejections board={board} words={words} />
      <Button onPress={onChange}>{words.change}</Button>
    </>
  );
}

export function VotesRead(props: {
  team: readonly Seat[];
  board: Board;
  ballot: BallotShown;
  words: BodyWords;
  votes: VoteWords & { readonly secret: string };
}): JSX.Element {
  const { team, board, ballot, words, votes } = props;
  return (
    <>
      <LeaderAndRejections board={board} words={words} />
      <p class="history-team">
        <Names seats={team} />
      </p>
      <TeamVotes ballot={ballot} words={votes} />
      {ballot.votes === 'secret' && <p class="caption">{votes.secret}</p>}
    </>
  );
}
