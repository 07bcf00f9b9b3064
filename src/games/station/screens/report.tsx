// What a mission came to: what was needed and what was there, who sent what (STN-501, STN-502).

import type { JSX } from 'preact';
import { Icon } from '../../../table/icons';
import { Name } from '../../../table/person';
import type { Job } from '../moves';
import type { OrderShown, RoundShown } from '../scenes';
import { stationText } from '../text/language';
import { letter, planName } from './in-play';
import { JobMark } from './marks';

/** Posts and guards of the plan that was carried out. */
export function Report({ told }: { told: Pick<RoundShown, 'report' | 'plans' | 'submitted'> }): JSX.Element {
  const { jobs, result } = stationText.value;
  const { report, plans, submitted } = told;
  const plan = plans[report.winningPlan];
  const row = (job: Job, line: string, bad: string): JSX.Element => (
    <li class={bad ? 'bad' : ''}>
      <JobMark job={job} />
      <span>{line}</span>
      <b>
        <Icon name={bad ? 'close' : 'check'} /> {bad || result.held}
      </b>
    </li>
  );
  const short = (n: number): string => (n > 0 ? result.short(n) : '');
  return (
    <ul class="report">
      {row('field', result.posts(jobs.field, submitted.field, plan.field), short(report.fieldShort))}
      {row('radio', result.posts(jobs.radio, submitted.radio, plan.radio), short(report.radioShort))}
      {row('guard', result.guards(report.need, submitted.guards), report.guardFailed ? result.guardFailed : '')}
    </ul>
  );
}

/** Every order by plan: job and partner, and who sent nothing. */
export function Orders({ told }: { told: RoundShown }): JSX.Element {
  const words = stationText.value;
  const { orders, report, mission, pairs, planVotes } = told;
  const paired = (seat: number): boolean => pairs.some((pair) => pair.includes(seat));
  const silent = orders.flatMap(({ seat, order }) => (order === 'nothing' ? [seat] : []));
  return (
    <>
      {planVotes.map((many, plan) => (
        <section key={plan} class={plan === report.winningPlan ? 'plan-orders used' : 'plan-orders'}>
          <h2>
            <span>
              {letter(plan)} · {planName(mission, plan)}
            </span>
            <b class="display">{many}</b>
          </h2>
          <ul>
            {orders.map(
              ({ seat, order }) =>
                order !== 'nothing' &&
                order.plan === plan && <OrderRow key={seat} {...{ seat, order }} paired={paired(seat)} />,
            )}
          </ul>
        </section>
      ))}
      {silent.length > 0 && (
        <ul class="silent">
          {silent.map((seat) => (
            <li key={seat}>
              <Name seat={seat} /> {words.result.nothing}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function OrderRow({ seat, order, paired }: { seat: number; order: OrderShown; paired: boolean }): JSX.Element {
  const words = stationText.value;
  return (
    <li class="order-row">
      <b>
        <Name seat={seat} />
      </b>
      <span class="order-job">
        <JobMark job={order.job} /> {words.jobs[order.job].toLowerCase()}
      </span>
      {order.partner !== null && (
        <span class={paired ? 'paired' : ''}>
          {words.result.withPartner} <Name seat={order.partner} />
          {paired && <span class="pair-mark"> · {words.result.pair}</span>}
        </span>
      )}
    </li>
  );
}
