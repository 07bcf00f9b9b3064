// Press and hold, as a machine: which presses open a secret, and that everything else closes it.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Hold, type HoldEvent, holdStep, SHUT } from '../../src/table/hold';

const pointer = fc.constantFrom(1, 1, 2, 3);
const key = fc.constantFrom('Space', 'Enter');
const anyEvent: fc.Arbitrary<HoldEvent> = fc.oneof(
  fc.record({ type: fc.constant('down' as const), pointer, on: fc.boolean(), main: fc.boolean() }),
  fc.record({ type: fc.constant('down' as const), pointer, on: fc.constant(true), main: fc.constant(true) }),
  fc.record({ type: fc.constant('move' as const), pointer, outside: fc.boolean() }),
  fc.record({ type: fc.constant('up' as const), pointer, on: fc.boolean() }),
  fc.record({ type: fc.constant('cancel' as const), pointer }),
  fc.record({ type: fc.constant('key-down' as const), key, repeat: fc.boolean() }),
  fc.record({ type: fc.constant('key-up' as const), key }),
  fc.constantFrom<HoldEvent>({ type: 'click' }, { type: 'aloud' }, { type: 'lost' }),
);
const anyEvents = fc.array(anyEvent, { maxLength: 40, size: 'max' });

/** Runs the events and shows each step, with the pointers that are down as this test counts them. */
function watch(
  events: readonly HoldEvent[],
  tapMode: boolean,
  step: (before: Hold, event: HoldEvent, after: Hold, down: ReadonlySet<number>) => void,
): Hold {
  const down = new Set<number>();
  let hold = SHUT;
  for (const event of events) {
    const after = holdStep(hold, event, tapMode);
    if (event.type === 'down') down.add(event.pointer);
    if (event.type === 'up' || event.type === 'cancel') down.delete(event.pointer);
    step(hold, event, after, down);
    hold = after;
  }
  return hold;
}

function run(events: readonly HoldEvent[], tapMode = false): Hold {
  return watch(events, tapMode, () => {});
}

const press: HoldEvent = { type: 'down', pointer: 1, on: true, main: true };
const release: HoldEvent = { type: 'up', pointer: 1, on: true };
const always = (property: (events: HoldEvent[], tapMode: boolean) => void): void =>
  fc.assert(fc.property(anyEvents, fc.boolean(), property), { numRuns: 1000 });

describe('for any order of events', () => {
  test('CASE-008 nothing is open while two pointers are down, and none is forgotten', () => {
    let crowded = 0;
    always((events, tapMode) => {
      watch(events, tapMode, (_before, _event, after, down) => {
        expect([...after.down].sort()).toEqual([...down].sort());
        if (down.size < 2) return;
        crowded += 1;
        expect(after.open).toBeNull();
        expect(after.tapping).toBeNull();
      });
    });
    expect(crowded).toBeGreaterThan(1000);
  });

  test('CASE-012 a secret opens on nothing but a fresh press of the control, a fresh key, a click or the aloud button', () => {
    const opened: Record<string, number> = {};
    always((events, tapMode) => {
      watch(events, tapMode, (before, event, after, down) => {
        if (before.open !== null || after.open === null) return;
        opened[after.open.by] = (opened[after.open.by] ?? 0) + 1;
        switch (after.open.by) {
          case 'pointer':
            expect(tapMode).toBe(false);
            expect(event).toEqual({ type: 'down', pointer: after.open.pointer, on: true, main: true });
            expect([...down]).toEqual([after.open.pointer]);
            break;
          case 'key':
            expect(event).toEqual({ type: 'key-down', key: after.open.key, repeat: false });
            expect(down.size).toBe(0);
            break;
          case 'tap':
            if (event.type === 'up') expect([tapMode, event.on, before.tapping]).toEqual([true, true, event.pointer]);
            else expect(event.type).toBe('click');
            expect(down.size).toBe(0);
            break;
          case 'aloud':
            expect(event.type).toBe('aloud');
            expect(down.size).toBe(0);
        }
      });
    });
    for (const by of ['pointer', 'key', 'tap', 'aloud']) expect(opened[by], by).toBeGreaterThan(50);
  });

  test('CASE-012 each of the listed ends closes it', () => {
    const closed: Record<string, number> = {};
    always((events, tapMode) => {
      watch(events, tapMode, (before, event, after) => {
        const { open } = before;
        if (!open) return;
        const own = 'pointer' in event && open.by === 'pointer' && open.pointer === event.pointer;
        const ends =
          event.type === 'lost' ||
          event.type === 'click' ||
          event.type === 'down' ||
          (own && (event.type === 'up' || event.type === 'cancel')) ||
          (own && event.type === 'move' && event.outside) ||
          (event.type === 'key-up' && open.by === 'key' && open.key === event.key) ||
          (event.type === 'key-down' && !event.repeat && (open.by === 'tap' || open.by === 'aloud'));
        if (ends) closed[event.type] = (closed[event.type] ?? 0) + 1;
        if (ends) expect(after.open, JSON.stringify(event)).toBeNull();
        else if (event.type !== 'aloud') expect(after.open, JSON.stringify(event)).toEqual(open);
      });
    });
    for (const type of ['lost', 'click', 'down', 'up', 'cancel', 'move', 'key-up', 'key-down'])
      expect(closed[type], type).toBeGreaterThan(5);
  });

  test('CASE-004 a finger that has slid off opens nothing by coming back', () => {
    always((events) => {
      // Whatever happens after it has left, short of a new press.
      const slid = holdStep(run([press]), { type: 'move', pointer: 1, outside: true }, false);
      expect(slid.open).toBeNull();
      let hold = slid;
      for (const event of events) {
        if (event.type === 'down') break;
        hold = holdStep(hold, event, false);
        expect(hold.open?.by).not.toBe('pointer');
      }
    });
  });

  test('CASE-015 the repeats of a held key change nothing, whatever came before', () => {
    fc.assert(
      fc.property(anyEvents, fc.boolean(), key, (events, tapMode, held) => {
        const before = run(events, tapMode);
        expect(holdStep(before, { type: 'key-down', key: held, repeat: true }, tapMode)).toBe(before);
      }),
    );
  });

  test('an event that changes nothing gives the same object, so that nothing is drawn anew', () => {
    always((events, tapMode) => {
      watch(events, tapMode, (before, _event, after) => {
        if (JSON.stringify(before) === JSON.stringify(after) && before.down.length === 0) expect(after).toBe(before);
      });
    });
  });
});

test('CASE-004 within the slop the secret stays, beyond it goes, and only a new press brings it back', () => {
  const inside: HoldEvent = { type: 'move', pointer: 1, outside: false };
  const outside: HoldEvent = { type: 'move', pointer: 1, outside: true };
  expect(run([press, inside, inside]).open).toEqual({ by: 'pointer', pointer: 1 });
  expect(run([press, inside, outside]).open).toBeNull();
  expect(run([press, outside, inside]).open).toBeNull();
  expect(run([press, outside, inside, release, press]).open).toEqual({ by: 'pointer', pointer: 1 });
});

test('CASE-008 after a second finger nothing opens until all are up', () => {
  const second: HoldEvent = { type: 'down', pointer: 2, on: true, main: false };
  const secondUp: HoldEvent = { type: 'up', pointer: 2, on: true };
  expect(run([press, second]).open).toBeNull();
  expect(run([press, second, secondUp]).open).toBeNull();
  expect(run([press, second, release, { ...press, pointer: 3 }]).open).toBeNull();
  expect(run([press, second, release, secondUp, { ...press, pointer: 3 }]).open).not.toBeNull();
  expect(
    run([
      { ...press, on: false },
      { ...press, pointer: 2 },
    ]).open,
    'one finger rests elsewhere',
  ).toBeNull();
});

test('CASE-008 in tap mode a second finger before the release cancels the tap', () => {
  expect(run([press], true).open).toBeNull();
  expect(run([press, release], true).open).toEqual({ by: 'tap' });
  expect(run([press, { ...press, pointer: 2 }, release], true).open).toBeNull();
  expect(run([press, { type: 'move', pointer: 1, outside: true }, release], true).open).toBeNull();
  expect(run([press, release, press], true).open, 'the next tap hides').toBeNull();
  expect(run([press, release, press, release], true).open, 'and does not show again').toBeNull();
});

test('CASE-010 the release of the key that opened closes, of another key does not', () => {
  const down = (key: string): HoldEvent => ({ type: 'key-down', key, repeat: false });
  expect(run([down('Space')]).open).toEqual({ by: 'key', key: 'Space' });
  expect(run([down('Space'), { type: 'key-up', key: 'Space' }]).open).toBeNull();
  expect(run([down('Space'), { type: 'key-up', key: 'Enter' }]).open).not.toBeNull();
});

test('CASE-015 a key held for a hundred repeats reveals once and conceals once', () => {
  let changes = 0;
  const repeats = Array.from({ length: 100 }, (): HoldEvent => ({ type: 'key-down', key: 'Space', repeat: true }));
  watch(
    [{ type: 'key-down', key: 'Space', repeat: false }, ...repeats, { type: 'key-up', key: 'Space' }, ...repeats],
    false,
    (before, _event, after) => {
      if ((before.open === null) !== (after.open === null)) changes += 1;
    },
  );
  expect(changes).toBe(2);
});

test('CASE-016 only the main button of the first pointer opens', () => {
  expect(run([{ ...press, main: false }]).open).toBeNull();
  expect(run([{ ...press, main: false }, release], true).open).toBeNull();
  expect(run([press]).open).not.toBeNull();
});

test('CASE-017 a click without pointer or key shows, a second one hides', () => {
  const click: HoldEvent = { type: 'click' };
  expect(run([click]).open).toEqual({ by: 'tap' });
  expect(run([click, click]).open).toBeNull();
  expect(run([{ type: 'aloud' }]).open).toEqual({ by: 'aloud' });
});
