// One quiet notice when the device has stopped keeping the match: at the table only, once, and gone when it is read.

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../table/button';
import { text } from '../text/language';
import { store } from './kept';

const read = signal(false);

export function NotKept(): JSX.Element | null {
  if (store.health.value !== 'memory' || read.value) return null;
  return (
    <div class="toast low" role="status">
      <p>{text.value.home.notKept}</p>
      <Button
        look="plain"
        onPress={() => {
          read.value = true;
        }}
      >
        {text.value.ok}
      </Button>
    </div>
  );
}
