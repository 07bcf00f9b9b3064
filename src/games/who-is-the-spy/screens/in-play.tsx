// What every table screen of the game shares: its props, and the masthead's row of who is in play (SPY-38).

import type { JSX } from 'preact';
import type { TableTools } from '../../../table/game-module';
import { Name } from '../../../table/person';
import { SeatRow } from '../../../table/seats';
import { text } from '../../../text/language';
import type { SpyMove } from '../moves';
import type { PublicSeat, SpyTable } from '../scenes';
import { spyText } from '../text/language';

export type Tools = TableTools<SpyMove>;
type Of<Kind extends SpyTable['kind']> = Extract<SpyTable, { kind: Kind }>;
export interface ScreenProps<Kind extends SpyTable['kind']> {
  scene: Of<Kind>;
  tools: Tools;
}

/** The masthead's last row, on every table screen: who lives, which rules are in force (SPY-38). */
export function InPlay({ scene, tools }: { scene: SpyTable; tools: Tools }): JSX.Element {
  const words = spyText.value.seats;
  const { rules, seats } = scene;
  const line = [words.rules(rules.spies, rules.blanks), rules.vote === 'secret' ? words.secret : words.open].join(
    ' · ',
  );
  const out = seats.filter((seat) => seat.is !== 'in');
  return (
    <SeatRow
      marks={seats}
      line={out.length === 0 ? line : <Fallen scene={scene} />}
      label={`${text.value.table.open}: ${words.living(seats.length - out.length)}`}
      onOpen={tools.openTable}
    />
  );
}

/** The last who fell, by name and role; the whole list is one tap away. */
function Fallen({ scene }: { scene: SpyTable }): JSX.Element | null {
  const out = scene.seats.filter((seat) => seat.is !== 'in').sort((a, b) => b.round - a.round);
  const last = out[0];
  if (!last) return null;
  return (
    <>
      <Name seat={last.seat} />: {fateOf(last)}
      {out.length > 1 && ` · +${out.length - 1}`}
    </>
  );
}

/** Under the button that leads to the truth: why it is over, and for whom. */
export function EndingNote({ ending }: { ending: ScreenProps<'turned'>['scene']['ending'] }): JSX.Element {
  const words = spyText.value;
  return (
    <span>
      {words.endingLines[ending]}
      <br />
      <b>{words.endings[ending]}.</b>
    </span>
  );
}

/** How somebody went: the role that was turned, the round of the fall, the round of leaving. */
export function fateOf({ is, role, fell, round }: PublicSeat): string {
  const { roles, truth } = spyText.value;
  const parts = fell > 0 ? [roles[role], truth.outIn(fell)] : [];
  return [...parts, ...(is === 'left' ? [truth.leftIn(round)] : [])].join(', ');
}
