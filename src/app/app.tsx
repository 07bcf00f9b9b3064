// The app: shows the place it is at. Home is there at once; the rest of the frame, and each game, load when they are opened.

import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../table/button';
import { text } from '../text/language';
import { Home } from './home';
import { back, type Place, place } from './place';
import { lookForMatch } from './start';

type Frame = typeof import('./rooms');

export function App(): JSX.Element {
  const rooms = useSignal<Frame | null>(null);
  const failed = useSignal(false);
  const here = place.value;
  const load = (): void => {
    failed.value = false;
    import('./rooms').then(
      (loaded) => {
        rooms.value = loaded;
      },
      () => {
        failed.value = true;
      },
    );
  };
  useEffect(() => {
    if (here.at === 'home') void lookForMatch();
    else if (!rooms.value) load();
  }, [here.at]);
  if (here.at === 'home') return <Home />;
  if (rooms.value) return <Room frame={rooms.value} here={here} />;
  return (
    <div class="screen home" data-scene="loading" data-audience="table">
      <main class="loading">
        <p>{failed.value ? text.value.loadFailed : text.value.loading}</p>
        {failed.value && (
          <>
            <Button onPress={load}>{text.value.tryAgain}</Button>
            <Button onPress={back}>{text.value.back}</Button>
          </>
        )}
      </main>
    </div>
  );
}

function Room({ frame, here }: { frame: Frame; here: Place }): JSX.Element | null {
  const Screen = frame.roomOf(here) as ComponentType | null;
  return Screen && <Screen key={here.at} {...here} />;
}
