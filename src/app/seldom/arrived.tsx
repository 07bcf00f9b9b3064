// Pairs that came with the address: looked through first, added only when somebody says so.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isRefusal } from '../../core/game';
import { isAppleTab } from '../../device/fragment';
import { Button } from '../../table/button';
import { TableScreen } from '../../table/frame';
import { language, text } from '../../text/language';
import { seldomText } from '../../text/seldom/language';
import type { Preview } from '../../words/lines';
import { readOwn } from '../../words/own';
import { readFragment } from '../../words/parcel';
import { arrived } from '../arrival';
import { shelf } from '../kept';
import { go } from '../place';
import { keepOwn } from './own-pairs';
import { PreviewList } from './preview';
import { whyRefused } from './refused';

export function ArrivedScreen(): JSX.Element {
  const words = seldomText.value.arrived;
  const pairs = readOwn(shelf.value.own);
  // Taken once: what is being looked at does not change when it is added, or another link is opened.
  const [fragment] = useState(() => arrived.value ?? '');
  const read = readFragment(fragment, pairs, language.value);
  const away = (to: 'home' | 'own-pairs'): void => {
    arrived.value = undefined;
    go({ at: to });
  };
  return (
    <TableScreen
      kind="arrived"
      title={words.title}
      line={words.line}
      corner={{ icon: 'close', label: text.value.close, onPress: () => away('home') }}
      slot="none"
    >
      {isAppleTab() && <p class="finding warning">{words.appleTab}</p>}
      {isRefusal(read) ? (
        <p class="error" role="alert">
          {whyRefused(read)}
        </p>
      ) : (
        <PreviewList
          preview={read as Preview}
          onAdd={(taken) => {
            keepOwn([...pairs, ...taken]);
            away('own-pairs');
          }}
        />
      )}
      <Button onPress={() => away('home')}>{words.no}</Button>
    </TableScreen>
  );
}
