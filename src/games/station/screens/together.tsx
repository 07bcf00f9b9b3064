// Reading together: the short version and the examples, page by page, as large as a table needs it (STN-906).

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../../table/button';
import { Sheet } from '../../../table/sheet';
import { stationText } from '../text/language';
import { EXAMPLES, Example } from './examples';

export function Together({ onClose }: { onClose: () => void }): JSX.Element {
  const { help, setup } = stationText.value;
  const [page, setPage] = useState(0);
  const pages = [
    <>
      <p>
        <b>{help.first}</b>
      </p>
      {help.minute.slice(0, 3).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>,
    <>
      {help.minute.slice(3).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul>
        {Object.entries(help.outcomes).map(([outcome, line]) => (
          <li key={outcome}>{line}</li>
        ))}
      </ul>
    </>,
    ...EXAMPLES.map((at) => <Example key={at} at={at} />),
  ];
  const last = page === pages.length - 1;
  return (
    <Sheet kind={`together-${page}`} title={setup.together} onClose={onClose}>
      <div class="help-text together">{pages[page]}</div>
      <p class="caption">{help.pages(page + 1, pages.length)}</p>
      <Button look="primary" confirms armKey={page} onPress={() => (last ? onClose() : setPage(page + 1))}>
        {last ? help.done : help.next}
      </Button>
    </Sheet>
  );
}
