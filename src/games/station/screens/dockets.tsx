// The three plans, each on a docket with its number of parts to tear off (STN-204).

import type { JSX } from 'preact';
import type { Board } from '../scenes';
import { stationText } from '../text/language';
import { letter, planName } from './in-play';
import { JobMark } from './marks';

export function Dockets({ board }: { board: Board }): JSX.Element {
  const words = stationText.value;
  return (
    <ol class="dockets">
      {board.plans.map((plan, at) => (
        <li key={at} class="docket">
          <span class="display docket-letter">{letter(at)}</span>
          <div class="docket-words">
            <h2 class="docket-name">{planName(board.mission, at)}</h2>
            <p class="docket-posts">
              <span>
                <JobMark job="field" /> <b>{plan.field}</b> {words.plans.at.field}
              </span>
              <span>
                <JobMark job="radio" /> <b>{plan.radio}</b> {words.plans.at.radio}
              </span>
            </p>
            <p class="docket-faults">
              <JobMark job="guard" /> <span>{words.plans.readings(plan.held, plan.unseen, plan.most)}</span>
            </p>
          </div>
          <span class="docket-parts">
            <b class="display">+{plan.parts}</b>
            <small>{words.parts(plan.parts)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
