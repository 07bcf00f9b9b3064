// One's own pairs: added one at a time or many, mended, removed, taken along (SPY-12, SPY-13).

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isRefusal } from '../../core/game';
import { isAppleTab } from '../../device/fragment';
import { askToKeep } from '../../device/store';
import { Button } from '../../table/button';
import { TableScreen } from '../../table/frame';
import { Icon } from '../../table/icons';
import { language, text } from '../../text/language';
import { seldomText } from '../../text/seldom/language';
import { addOwn, changeOwn, languageOf, OWN_MOST, readOwn, removeOwn } from '../../words/own';
import type { Pair } from '../../words/pair';
import { BackSheet } from '../back-sheet';
import { setOwn, shelf, store } from '../kept';
import { back } from '../place';
import { CarrySheet } from './carry';
import { ManySheet } from './many';
import { PairForm } from './pair-form';
import { PairWords, shown } from './words-shown';

/** Keeps the list, and asks the browser not to throw it away (CASE-064). */
export function keepOwn(pairs: readonly Pair[]): void {
  setOwn(pairs);
  askToKeep();
}

type Open = { readonly is: 'none' | 'many' | 'carry' } | { readonly is: 'mend'; readonly at: number };

export function OwnPairsScreen(): JSX.Element {
  const words = seldomText.value.own;
  const [open, setOpen] = useState<Open>({ is: 'none' });
  const [said, setSaid] = useState<{ readonly what: string; readonly before?: readonly unknown[] }>();
  const stored = shelf.value.own;
  const pairs = readOwn(stored);
  const unread = stored.length - pairs.length;
  const close = (): void => setOpen({ is: 'none' });

  return (
    <TableScreen
      kind="own-pairs"
      title={words.title}
      line={words.line(pairs.length, OWN_MOST)}
      corner={{ icon: 'back', label: text.value.back, onPress: back }}
      slot="none"
    >
      <PairForm
        button={words.add}
        onSave={(both) => {
          const next = addOwn(pairs, both, languageOf(both[0].text + both[1].text, language.value));
          if (isRefusal(next)) return next;
          keepOwn(next);
          setSaid({ what: words.added(1) });
          return undefined;
        }}
      />
      <div class="two-buttons">
        <Button onPress={() => setOpen({ is: 'many' })}>{words.many}</Button>
        {pairs.length > 0 && <Button onPress={() => setOpen({ is: 'carry' })}>{words.carry}</Button>}
      </div>
      {isAppleTab() && <p class="finding warning">{words.appleTab}</p>}
      {store.health.value === 'memory' && <p class="finding warning">{text.value.home.notKept}</p>}
      {unread > 0 && <p class="finding warning">{words.unread(unread)}</p>}
      <div role="status">
        {said && (
          <div class="notice">
            <p>{said.what}</p>
            {said.before && (
              <Button
                onPress={() => {
                  setOwn(readOwn(said.before));
                  setSaid(undefined);
                }}
              >
                {text.value.undo}
              </Button>
            )}
          </div>
        )}
      </div>
      <ul class="pair-list">
        {pairs.map((pair, at) => (
          <li key={shown(pair)}>
            <Button
              look="plain"
              class="row"
              label={words.mend(shown(pair))}
              onPress={() => setOpen({ is: 'mend', at })}
            >
              <PairWords pair={pair} />
            </Button>
            <Button
              look="icon"
              label={words.remove(shown(pair))}
              onPress={() => {
                setSaid({ what: words.removed(shown(pair)), before: stored });
                setOwn(removeOwn(pairs, at));
              }}
            >
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
      {open.is === 'many' && (
        <ManySheet
          pairs={pairs}
          onClose={close}
          onAdd={(taken) => {
            keepOwn([...pairs, ...taken]);
            setSaid({ what: words.added(taken.length), before: stored });
            close();
          }}
        />
      )}
      {open.is === 'carry' && <CarrySheet pairs={pairs} onClose={close} />}
      {open.is === 'mend' && (
        <MendSheet
          pairs={pairs}
          at={open.at}
          onClose={close}
          onSave={(next) => {
            keepOwn(next);
            setSaid(undefined);
            close();
          }}
        />
      )}
    </TableScreen>
  );
}

interface MendSheetProps {
  pairs: readonly Pair[];
  at: number;
  onClose: () => void;
  onSave: (next: readonly Pair[]) => void;
}

function MendSheet({ pairs, at, onClose, onSave }: MendSheetProps): JSX.Element | null {
  const words = seldomText.value.own;
  const pair = pairs[at];
  if (!pair) return null;
  return (
    <BackSheet kind="mend" title={words.mendTitle} onClose={onClose}>
      <PairForm
        button={words.save}
        from={pair}
        onSave={(both) => {
          const next = changeOwn(pairs, at, both, languageOf(both[0].text + both[1].text, pair.language));
          if (isRefusal(next)) return next;
          onSave(next);
          return undefined;
        }}
      />
      <Button onPress={onClose}>{text.value.cancel}</Button>
    </BackSheet>
  );
}
