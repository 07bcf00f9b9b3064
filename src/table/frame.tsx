// The frame of a table screen: masthead, content, slots. Everybody may look, and it says so.

import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameId } from '../core/game';
import { text } from '../text/language';
import { Button } from './button';
import { Glyph, inkOf } from './glyph';
import { Icon, type IconName } from './icons';
import { longestWord } from './person';

export interface Corner {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

interface TableScreenProps {
  /** The scene's kind: what tests and other tools know the screen by. */
  kind: string;
  /** Absent on screens that belong to no game. */
  game?: GameId | undefined;
  title: ComponentChildren;
  line?: ComponentChildren;
  /** Under the line, still in the masthead. */
  extra?: ComponentChildren;
  corner?: Corner | undefined;
  children: ComponentChildren;
  /** The upper slot has a note below it, so that it never lies where a lower one was (design §5.8). */
  slot: 'upper' | 'lower' | 'none';
  note?: ComponentChildren;
  actions?: ComponentChildren;
}

export function TableScreen(props: TableScreenProps): JSX.Element {
  const { kind, game, title, line, extra, corner, children, slot, note, actions } = props;
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const content = useRef<HTMLElement>(null);
  useLayoutEffect(() => scrolledByKeys(content.current));
  return (
    <div class={`screen table slot-${slot} ${game ? inkOf(game) : 'plain'}`} data-scene={kind} data-audience="table">
      <header class="masthead">
        <div class="masthead-bar">
          <ModeLine shut={false}>{text.value.modeTable}</ModeLine>
          {corner && <CornerButton corner={corner} />}
        </div>
        {game && (
          <span class="wide-only">
            <Glyph game={game} />
          </span>
        )}
        <h1
          ref={heading}
          tabIndex={-1}
          style={typeof title === 'string' ? { '--longest': longestWord(title).toFixed(2) } : undefined}
        >
          {title}
        </h1>
        {line && <p>{line}</p>}
        {extra}
      </header>
      <div class="side">
        <main ref={content}>{children}</main>
        {slot !== 'none' && (
          <footer class={`slots ${slot}`}>
            {slot === 'lower' && note && <div class="note">{note}</div>}
            {actions}
            {slot === 'upper' && <div class="below-upper">{note}</div>}
          </footer>
        )}
      </div>
    </div>
  );
}

/** A list without a control in it, and longer than its place, can have the focus, so that the arrow keys scroll it. */
function scrolledByKeys(main: HTMLElement | null): void {
  if (!main) return;
  if (main.scrollHeight > main.clientHeight && !main.querySelector('button, input')) main.tabIndex = 0;
  else main.removeAttribute('tabindex');
}

/** An open ring where everybody may look, a shut one where one person may. */
export function ModeLine({ shut, children }: { shut: boolean; children: ComponentChildren }): JSX.Element {
  return (
    <span class="mode">
      <i class={shut ? 'ring shut' : 'ring'} />
      {children}
    </span>
  );
}

export function CornerButton({ corner }: { corner: Corner }): JSX.Element {
  return (
    <Button look="icon" label={corner.label} onPress={corner.onPress}>
      <Icon name={corner.icon} />
    </Button>
  );
}

/** A new screen takes the focus to its heading, so that nothing of the last one keeps it. */
export function useFocusOnArrival<Element extends HTMLElement>(): { current: Element | null } {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}
