// Listeners of a module that is loaded anew for each test go with their test: the page of a test file is one for all.

const real = { window: window.addEventListener, document: document.addEventListener };

/** From here on listeners are noted; the function that is returned removes them. */
export function noteListeners(): () => void {
  const noted: (() => void)[] = [];
  const noting = (target: EventTarget, add: EventTarget['addEventListener']) =>
    ((...all: Parameters<EventTarget['addEventListener']>) => {
      noted.push(() => target.removeEventListener(...all));
      add.apply(target, all);
    }) as never;
  window.addEventListener = noting(window, real.window as never);
  document.addEventListener = noting(document, real.document as never);
  return () => {
    for (const remove of noted) remove();
    window.addEventListener = real.window;
    document.addEventListener = real.document;
  };
}
