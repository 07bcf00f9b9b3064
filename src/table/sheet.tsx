// A sheet over the screen: opaque behind it, the focus kept inside, the safe action first, Escape and Back close it.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export function Sheet(props: {
  title: string;
  children: ComponentChildren;
  onClose: () => void;
  kind: string;
}): JSX.Element {
  const { title, children, onClose, kind } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    open(element);
    return () => {
      // Back to what opened it, unless a new screen has taken the focus.
      const lost = document.activeElement === document.body || element.contains(document.activeElement);
      if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  // Pages of one sheet follow one another in the same dialog: each begins at its top, and at its heading.
  useEffect(() => {
    if (dialog.current) {
      open(dialog.current); // the browser may have closed it on the way to this page
      dialog.current.scrollTop = 0;
    }
    heading.current?.focus({ preventScroll: true });
  }, [kind]);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      data-sheet={kind}
      aria-labelledby={`sheet-${kind}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Asked twice without a press between, a browser may close a dialog without asking the page.
      onClose={onClose}
    >
      <h2 id={`sheet-${kind}`} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
}

/** The platform's own dialog keeps the focus inside and makes the rest inert. */
function open(element: HTMLDialogElement): void {
  if (element.open) return;
  if (typeof element.showModal === 'function') element.showModal();
  else element.setAttribute('open', '');
}
