// Which orders are legal, and what is made of one that is not: refused on the form, mended by the resolver (STN-302).

import type { Seat } from '../../core/game';
import type { Orders } from './mission';
import type { Order, PlayCode, Secret } from './moves';
import type { Offer } from './state';

/** What a round's orders are judged by. */
export interface Circumstances {
  readonly active: readonly Seat[];
  readonly injured: readonly Seat[];
  readonly infiltrators: readonly Seat[];
  readonly offer: Offer | null;
}

/** The form's refusal: `not-a-partner`, `injured`, `not-your-option`; undefined for an order that can be sent. */
export function orderFault(order: Order, seat: Seat, here: Circumstances): PlayCode | undefined {
  if (!isPartner(order.partner, seat, here)) return 'not-a-partner';
  if (order.job === 'field' && here.injured.includes(seat)) return 'injured';
  return mayChoose(order.secret, seat, here) ? undefined : 'not-your-option';
}

/** STN-304: a trap with another job than guard, or another partner than the victim, is sent as none. */
export function asSent(order: Order, { offer }: Circumstances): Order {
  const { plan, job, partner, secret } = order;
  const fits = secret !== 'trap' || (job === 'guard' && partner === offer?.victim);
  return { plan, job, partner, secret: fits ? secret : 'none' };
}

/** The resolver refuses nothing: what may not count is dropped from the orders, or from within an order. */
export function counting(orders: Orders, here: Circumstances): Orders {
  return orders.map((order, seat) => {
    if (!order || !here.active.includes(seat)) return null;
    if (order.job === 'field' && here.injured.includes(seat)) return null;
    const partner = isPartner(order.partner, seat, here) ? order.partner : null;
    const secret = mayChoose(order.secret, seat, here) ? order.secret : 'none';
    return asSent({ ...order, partner, secret }, here);
  });
}

function isPartner(partner: Seat | null, seat: Seat, { active }: Circumstances): boolean {
  return partner === null || (partner !== seat && active.includes(partner));
}

function mayChoose(secret: Secret, seat: Seat, { infiltrators, offer }: Circumstances): boolean {
  if (secret === 'none') return true;
  return infiltrators.includes(seat) && (secret === 'sabotage' || offer?.by === seat);
}
