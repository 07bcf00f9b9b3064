// Icons: one stroke, 24 squares. They never stand alone without a name beside or on their button.

import type { JSX } from 'preact';

const PATHS = {
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.500v15l12-7.500z',
  back: 'M14.500 5 7.500 12l7 7',
  forward: 'M9.500 5l7 7-7 7',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  up: 'M12 20V5M5.500 11.500 12 5l6.500 6.500',
  down: 'M12 4v15M5.500 12.500 12 19l6.500-6.500',
  grip: 'M5 9h14M5 15h14',
  arrow: 'M4 12h15M13 5.500 19.500 12 13 18.500',
  check: 'M4.500 12.500 10 18 19.500 7',
  bolt: 'M12.500 3 6 13.500h5.500L11 21l7-11h-5.500z',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500H14zM17.500 17.500H20V20h-2.500zM20 14v.500M14 20v-.500',
  flag: 'M6 21V4h13l-4 5 4 5H6',
  warning: 'M12 4 2.500 20h19zM12 10v5M12 17.500v.500',
} as const;

export type IconName = keyof typeof PATHS | 'settings';

export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {name === 'settings' ? (
        <>
          <path d="M3 7h10M19 7h2M3 17h2M11 17h10" />
          <circle cx="16" cy="7" r="3" />
          <circle cx="8" cy="17" r="3" />
        </>
      ) : (
        <path d={PATHS[name]} />
      )}
    </svg>
  );
}
