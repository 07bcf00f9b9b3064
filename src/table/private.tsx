// The inside of the envelope: one person's panel, the same for every role, and what makes it close.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { onSightLost } from '../device/sight';
import { text } from '../text/language';
import { atOnce } from './at-once';
import { Button } from './button';
import { type Corner, CornerButton, ModeLine, useFocusOnArrival } from './frame';
import { BigName, type Person } from './person';

/** Milliseconds before a card can be left after the first look, or a choice sealed after the claim (ALL-03). */
export const LEAST_TIME = 2500;

interface PanelProps {
  kind: string;
  seat: number;
  person: Person;
  corner: Corner;
  children: ComponentChildren;
  /** Before the first look the phone may turn out to be in the wrong hands (ALL-01). */
  onNotMe?: (() => void) | undefined;
}

export function PrivatePanel(props: PanelProps): JSX.Element {
  const { kind, seat, person, corner, children, onNotMe } = props;
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div class="screen private" data-scene={kind} data-audience="seat" data-seat={seat}>
      <i class="weave" />
      <main class="panel">
        <div class="only-bar">
          <ModeLine shut>{text.value.onlyFor}</ModeLine>
          <Button
            look="plain"
            class={onNotMe ? 'not-me' : 'not-me gone'}
            disabled={!onNotMe}
            onPress={() => onNotMe?.()}
          >
            {text.value.card.notMe}
          </Button>
          <CornerButton corner={corner} />
        </div>
        <h1 class="only-name" ref={heading} tabIndex={-1}>
          <BigName person={person} most={64} />
        </h1>
        {children}
      </main>
    </div>
  );
}

/**
 * Closes a private scene that nobody touches for so many milliseconds, or that is out of sight, within the same task.
 * `onBlur` hears what a glance away means (a choice closes, a card only shuts), `onAway` what leaving means.
 */
export function useCloseWhenAway(idle: number, onAway: () => void, onBlur: () => void): void {
  const handlers = useRef({ onAway, onBlur });
  handlers.current = { onAway, onBlur };
  useEffect(() => {
    let timer = setTimeout(() => handlers.current.onAway(), idle);
    const touched = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => handlers.current.onAway(), idle);
    };
    const events = ['pointerdown', 'pointermove', 'pointerup', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, touched, { passive: true });
    const stop = onSightLost((why) => {
      atOnce(() => (why === 'blur' || why === 'rotated' ? handlers.current.onBlur() : handlers.current.onAway()));
    });
    if (document.visibilityState === 'hidden') atOnce(() => handlers.current.onAway()); // hidden while the claim was saved
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, touched);
      stop();
    };
  }, [idle]);
}
