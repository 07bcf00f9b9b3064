// The door to what is opened seldom: it loads when somebody goes in, with its words and a fresh look at the kept pairs.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../table/button';
import { TableScreen } from '../table/frame';
import { language, text } from '../text/language';
import { readShelf } from './kept';
import { back, type Place } from './place';

type Rooms = typeof import('./seldom/rooms');

export function SeldomRoom(here: Place): JSX.Element {
  const rooms = useSignal<Rooms | 'loading' | 'failed'>('loading');
  const load = (): void => {
    rooms.value = 'loading';
    const words = import('../text/seldom/language').then(({ loadSeldomText }) => loadSeldomText(language.value));
    Promise.all([import('./seldom/rooms'), words, readShelf()]).then(
      ([loaded]) => {
        rooms.value = loaded;
      },
      () => {
        rooms.value = 'failed';
      },
    );
  };
  useEffect(load, [here.at]);
  if (typeof rooms.value === 'object') return <rooms.value.Room {...here} />;
  const failed = rooms.value === 'failed';
  return (
    <TableScreen
      kind="loading"
      title={failed ? text.value.loadFailed : text.value.loading}
      corner={{ icon: 'back', label: text.value.back, onPress: back }}
      slot="none"
    >
      {failed && <Button onPress={load}>{text.value.tryAgain}</Button>}
    </TableScreen>
  );
}
