// A closed ballot on a team: by name, or the totals alone (TNO-06).

import type { JSX } from 'preact';
import type { Seat } from '../../../core/game';
import { Names } from '../../../table/person';
import type { BallotShown } from '../scenes';

export interface VoteWords {
  readonly for: string;
  readonly against: string;
  readonly nobody: string;
}

/** Two columns, for and against. `small` in a history. */
export function TeamVotes(props: { ballot: BallotShown; words: VoteWords; small?: boolean }): JSX.Element {
  const { ballot, words, small = false } = props;
  const { votes } = ballot;
  const who = (choice: 'approve' | 'reject'): readonly Seat[] | 'secret' =>
    votes === 'secret' ? 'secret' : votes.flatMap((vote) => (vote.choice === choice ? [vote.seat] : []));
  return (
    <dl class={small ? 'team-votes small' : 'team-votes'}>
      <Side title={words.for} count={ballot.approvals} seats={who('approve')} nobody={words.nobody} />
      <Side title={words.against} count={ballot.rejections} seats={who('reject')} nobody={words.nobody} />
    </dl>
  );
}

function Side(props: { title: string; count: number; seats: readonly Seat[] | 'secret'; nobody: string }): JSX.Element {
  const { title, count, seats, nobody } = props;
  return (
    <div>
      <dt>
        {title} <b class="display">{count}</b>
      </dt>
      {seats !== 'secret' && <dd>{seats.length > 0 ? <Names seats={seats} /> : nobody}</dd>}
    </div>
  );
}
