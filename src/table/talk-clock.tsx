// The clock of a discussion, as large as the table needs it: more time, stop, run on. At zero it urges and does nothing.

import type { ComponentChildren, JSX } from 'preact';
import type { Timer } from '../device/clock';
import { text } from '../text/language';
import { Button } from './button';
import { Countdown } from './countdown';
import { Icon } from './icons';

export function TalkClock(props: {
  timer: Timer;
  size?: 'hero' | 'small';
  note?: ComponentChildren;
  onMore: () => void;
  onToggle: () => void;
}): JSX.Element {
  const { timer, size = 'hero', note, onMore, onToggle } = props;
  return (
    <>
      <Countdown key={timer.id} timer={timer} size={size} />
      <div class="clock-buttons">
        <Button onPress={onMore}>
          <Icon name="plus" />
          {text.value.timer.more}
        </Button>
        <Button label={timer.running ? text.value.timer.pause : text.value.timer.run} onPress={onToggle}>
          <Icon name={timer.running ? 'pause' : 'play'} />
        </Button>
      </div>
      {note && <p class="caption">{note}</p>}
    </>
  );
}
