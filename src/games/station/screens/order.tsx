// The form of an order: plan, job, partner and one line more, on one panel without scrolling, the same for every side
// (STN-301, STN-304, ALL-03). Nothing is kept of it before it is sent.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../core/game';
import { Button } from '../../../table/button';
import { Icon } from '../../../table/icons';
import { Name } from '../../../table/person';
import { LEAST_TIME, PrivatePanel, useCloseWhenAway } from '../../../table/private';
import { sealed } from '../../../table/sealed';
import { text } from '../../../text/language';
import { JOBS, type Job, PLANS, type PlanAt } from '../moves';
import type { ReadingShown } from '../scenes';
import { stationText } from '../text/language';
import type { PaperProps } from './in-play';
import { letter, planName } from './in-play';
import { JobMark } from './marks';

/** Milliseconds without a touch after which the form goes back to its handoff (design §5.13). */
const IDLE = 60_000;

export function OrderPaper({ scene, person, corner, onSeal, onBack }: PaperProps<'order'>): JSX.Element {
  const words = stationText.value;
  const { audience: seat, readings, injured, partners, also } = scene;
  const [plan, setPlan] = useState<PlanAt | null>(null);
  const [job, setJob] = useState<Job | null>(null);
  const [partner, setPartner] = useState<Seat | null>(null);
  const [line, setLine] = useState<number | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [restedLongEnough, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), LEAST_TIME);
    return () => clearTimeout(timer);
  }, []);
  useCloseWhenAway(IDLE, onBack, onBack);
  const { pick } = words.order;
  const missing = plan === null ? pick.plan : job === null ? pick.job : line === null ? pick.also : undefined;
  const blocked = missing ?? (restedLongEnough ? undefined : text.value.ballot.moment);
  const untouched = plan === null && job === null && partner === null && line === null && !choosing;
  return (
    <PrivatePanel kind="order" seat={seat} person={person} corner={corner} onNotMe={untouched ? onBack : undefined}>
      {choosing ? (
        <Partners
          partners={partners}
          chosen={partner}
          onChoose={(chosen) => {
            setPartner(chosen);
            setChoosing(false);
          }}
        />
      ) : (
        <>
          <Known readings={readings} />
          <div class="order-form">
            <Row label={words.order.plan}>
              {PLANS.map((at) => (
                <Choice
                  key={at}
                  label={`${words.plan(letter(at))}, ${planName(scene.mission, at)}`}
                  chosen={plan === at}
                  onPress={() => setPlan(at)}
                >
                  {letter(at)}
                </Choice>
              ))}
            </Row>
            <Row label={words.order.job}>
              {JOBS.map((one) =>
                one === 'field' && injured ? (
                  <Choice key={one} chosen={false} off onPress={() => {}}>
                    {words.order.injured}
                  </Choice>
                ) : (
                  <Choice key={one} chosen={job === one} onPress={() => setJob(one)}>
                    {words.jobs[one]}
                  </Choice>
                ),
              )}
            </Row>
            <div class="order-field">
              <b id="partner-label">{words.order.partner}</b>
              <Button look="plain" class="order-partner" onPress={() => setChoosing(true)}>
                <span>{partner === null ? words.order.nobody : <Name seat={partner} />}</span>
                <Icon name="forward" />
              </Button>
            </div>
            <div class="order-field" role="radiogroup" aria-label={words.order.also}>
              <b>{words.order.also}</b>
              <div class="order-also">
                {also.map(({ label }, at) => (
                  <Button
                    key={label}
                    look="plain"
                    class="choice"
                    role="radio"
                    checked={line === at}
                    onPress={() => setLine(at)}
                  >
                    <i class="punch" />
                    {words.order.labels[label]}
                  </Button>
                ))}
              </div>
              <small>{words.order.alsoNote}</small>
            </div>
          </div>
          <Button
            look="primary"
            confirms
            armKey={blocked === undefined ? `${plan} ${job}` : 'blocked'}
            blocked={blocked}
            onPress={() => {
              if (plan === null || job === null || line === null) return;
              sealed();
              onSeal({ type: 'order', seat, plan, job, partner, secret: also[line]?.secret ?? 'none' });
            }}
          >
            {plan !== null && job !== null && words.order.send(letter(plan), words.jobs[job])}
          </Button>
        </>
      )}
    </PrivatePanel>
  );
}

/** What one's own card says, so that nobody need remember it. */
function Known({ readings }: { readings: readonly ReadingShown[] }): JSX.Element {
  const { order } = stationText.value;
  return (
    <p class="order-known">
      <JobMark job="guard" />
      <span>
        {order.know} {readings.map(({ plan, value }) => order.reading(letter(plan), value)).join(', ')}
      </span>
    </p>
  );
}

function Row({ label, children }: { label: string; children: ComponentChildren }): JSX.Element {
  return (
    <div class="order-field" role="radiogroup" aria-label={label}>
      <b>{label}</b>
      <div class="order-row-choices">{children}</div>
    </div>
  );
}

function Choice(props: {
  children: string;
  label?: string;
  chosen: boolean;
  off?: boolean;
  onPress: () => void;
}): JSX.Element {
  const { children, label, chosen, off = false, onPress } = props;
  return (
    <Button
      look="plain"
      class="order-choice"
      role="radio"
      checked={chosen}
      disabled={off}
      {...(label !== undefined && { label })}
      onPress={onPress}
    >
      {children}
    </Button>
  );
}

/** The whole panel, for a moment: "no partner" first, as long for everybody. */
function Partners(props: {
  partners: readonly Seat[];
  chosen: Seat | null;
  onChoose: (seat: Seat | null) => void;
}): JSX.Element {
  const { partners, chosen, onChoose } = props;
  const { order } = stationText.value;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <>
      <p class="question" id="question">
        {order.partners}
      </p>
      <div class="choices two-columns" role="radiogroup" aria-labelledby="question" ref={list}>
        {[null, ...partners].map((seat) => (
          <Button
            key={seat}
            look="plain"
            class="choice"
            role="radio"
            checked={chosen === seat}
            onPress={() => onChoose(seat)}
          >
            <i class="punch" />
            {seat === null ? order.nobody : <Name seat={seat} />}
          </Button>
        ))}
      </div>
      <p class="why">{order.partnersWhy}</p>
    </>
  );
}
