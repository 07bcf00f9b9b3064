// The whole truth: every side, every round with its cards, secrets, needs and votes (ALL-09, STN-503).

import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../../core/game';
import { Button } from '../../../table/button';
import { TableScreen } from '../../../table/frame';
import { Name, Names } from '../../../table/person';
import { Sides } from '../../../table/sides';
import { text } from '../../../text/language';
import type { HeldBallot, MissionTruth, OrderShown, RoundTruth } from '../scenes';
import { stationText } from '../text/language';
import { Board, letter, missionTitle, planName, type ScreenProps } from './in-play';

export function Truth({ scene, tools }: ScreenProps<'truth'>): JSX.Element {
  const words = stationText.value;
  const { truth } = scene;
  const reason = truth.result.reason as keyof typeof words.endings;
  return (
    <TableScreen
      kind="truth"
      game="station"
      title={words.endings[reason]}
      line={words.endingLines[reason]}
      extra={<Board scene={scene} tools={tools} />}
      corner={{ icon: 'close', label: text.value.truth.home, onPress: tools.goHome }}
      slot="lower"
      actions={
        <Button look="primary" confirms onPress={tools.playAgain}>
          {text.value.truth.playAgain}
        </Button>
      }
    >
      <Sides
        who={text.value.truth.who}
        side={words.truth.side}
        people={truth.people.map(({ seat, side, occupation, died, left, points }) => ({
          seat,
          side: words.sides[side],
          stranger: side === 'infiltrator',
          points: points > 0 ? words.truth.points(points) : '',
          line: [
            words.occupations[occupation] ?? '',
            ...(died > 0 ? [words.truth.died(died)] : []),
            ...(left > 0 ? [words.truth.left] : []),
          ].join(', '),
        }))}
      />
      <h2 class="truth-teams">{words.truth.rounds}</h2>
      <ol class="round-truths">
        {truth.rounds.map((round) => (
          <Round key={round.round} told={round} />
        ))}
      </ol>
    </TableScreen>
  );
}

function Round({ told }: { told: RoundTruth }): JSX.Element {
  const words = stationText.value;
  const { final, provisional, plans, mission } = told;
  const stands = final === 'not-made' ? provisional : final;
  const used = stands === 'not-made' ? -1 : stands.mission.winningPlan;
  return (
    <li>
      <div class="history-head">
        <span>
          {words.round(told.round)}. {missionTitle(mission)}
        </span>
        <span>{stands === 'not-made' ? words.truth.cutShort : outcome(stands)}</span>
      </div>
      {stands !== 'not-made' && (
        <p>
          <b>{words.truth.used(letter(used), planName(mission, used))}</b>.{' '}
          {words.seats.score(stands.score.parts, stands.score.damage)}
        </p>
      )}
      <p>{words.truth.needs(plans.map((plan, at) => `${letter(at)} ${plan.need}`))}</p>
      <Secrets told={told} used={used} />
      <Offer told={told} />
      <Line label={words.truth.readings}>
        <Joined>
          {told.readings.map(({ owner, plan, value }, at) => (
            <span key={at}>
              {owner === 'unread' ? words.truth.unread : <Name seat={owner} />} {letter(plan)} {value}
            </span>
          ))}
        </Joined>
      </Line>
      <Line label={words.truth.orders}>
        <Joined>
          {told.orders.map(({ seat, order }) => (
            <span key={seat}>
              <Name seat={seat} /> {order === 'nothing' ? '–' : order === 'not-made' ? '…' : <Brief order={order} />}
            </span>
          ))}
        </Joined>
      </Line>
      {told.ballots.map((ballot, at) => (
        <Votes key={at} ballot={ballot} />
      ))}
      {told.chosen !== 'nobody' && (
        <Line label={final !== 'not-made' && final !== provisional ? words.truth.checked : words.truth.voted}>
          <Name seat={told.chosen} />
        </Line>
      )}
      {final !== 'not-made' && provisional !== 'not-made' && final.mission.success !== provisional.mission.success && (
        <p>
          {words.truth.was} {outcome(provisional)},{' '}
          {words.seats.score(provisional.score.parts, provisional.score.damage)}
        </p>
      )}
    </li>
  );
}

function outcome({ mission }: MissionTruth): string {
  const { worked, failed } = stationText.value.truth;
  return mission.success ? worked : failed;
}

function Secrets({ told, used }: { told: RoundTruth; used: number }): JSX.Element {
  const words = stationText.value.truth;
  const who = told.orders.flatMap(({ seat, order }) =>
    typeof order === 'object' && order.secret === 'sabotage' ? [{ seat, plan: order.plan }] : [],
  );
  if (who.length === 0) return <p>{words.nobodySabotaged}</p>;
  return (
    <p class="history-broke">
      {words.sabotaged}{' '}
      <Joined>
        {who.map(({ seat, plan }) => (
          <span key={seat}>
            <Name seat={seat} />
            {plan !== used && ` (${words.elsewhere})`}
          </span>
        ))}
      </Joined>
    </p>
  );
}

function Offer({ told }: { told: RoundTruth }): JSX.Element | null {
  const { truth: words, jobs } = stationText.value;
  const { offer, hit, orders } = told;
  if (offer === 'none') return null;
  const laid = orders.some(
    ({ seat, order }) => seat === offer.by && typeof order === 'object' && order.secret === 'trap',
  );
  return (
    <p>
      {words.offer} <Name seat={offer.by} /> → <Name seat={offer.victim} /> ({jobs[offer.job].toLowerCase()}).{' '}
      <b>{hit !== 'none' ? `${words.hit[hit.outcome]} ${hit.die}` : laid ? words.set : words.notSet}</b>
    </p>
  );
}

/** Plan, job and partner, as short as it can be said. */
function Brief({ order }: { order: OrderShown }): JSX.Element {
  const words = stationText.value;
  return (
    <>
      {letter(order.plan)} {words.jobs[order.job].toLowerCase()}
      {order.partner !== null && (
        <>
          {' + '}
          <Name seat={order.partner} />
        </>
      )}
    </>
  );
}

function Votes({ ballot }: { ballot: HeldBallot }): JSX.Element | null {
  const { truth: words, ballot: paper } = stationText.value;
  if (ballot.votes.length === 0) return null;
  const choices: (Seat | 'none' | 'missing')[] = [...new Set(ballot.votes.map(({ choice }) => choice))];
  return (
    <Line label={ballot.void ? `${words.votes} (${words.void})` : words.votes}>
      <Joined>
        {choices.map((choice) => (
          <span key={choice}>
            <b>{choice === 'none' ? paper.nobody : choice === 'missing' ? words.missing : <Name seat={choice} />}</b> ←{' '}
            <Names seats={ballot.votes.flatMap((vote) => (vote.choice === choice ? [vote.voter] : []))} />
          </span>
        ))}
      </Joined>
    </Line>
  );
}

function Line({ label, children }: { label: string; children: ComponentChildren }): JSX.Element {
  return (
    <p>
      <span class="faint">{label}</span> {children}
    </p>
  );
}

function Joined({ children }: { children: JSX.Element[] }): JSX.Element {
  return (
    <>
      {children.map((child, at) => (
        <span key={at}>
          {at > 0 && '; '}
          {child}
        </span>
      ))}
    </>
  );
}
