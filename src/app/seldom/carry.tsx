// One's own pairs on their way out: as text, as a file, or as codes that another phone's camera reads.

import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { ownAddress } from '../../device/fragment';
import { type Shared, shareFile, shareText } from '../../device/share';
import { Button } from '../../table/button';
import { Qr } from '../../table/qr';
import { text } from '../../text/language';
import { seldomText } from '../../text/seldom/language';
import { writeLines } from '../../words/lines';
import type { Pair } from '../../words/pair';
import { leftBehind, writeFile, writeFragments } from '../../words/parcel';
import { BackSheet } from '../back-sheet';

/** What phones may carry as a file without a question. */
const FILE_NAME = 'sotto-pairs.txt';
/** Characters in one code, at the most: more, and its dots grow too small for a camera at arm's length. */
const CODE_MOST = 800;

export function CarrySheet({ pairs, onClose }: { pairs: readonly Pair[]; onClose: () => void }): JSX.Element {
  const words = seldomText.value.carry;
  const [codes, setCodes] = useState(false);
  const [said, setSaid] = useState('');
  const tell = (shared: Shared): void =>
    setSaid(shared === 'copied' || shared === 'saved' || shared === 'refused' ? words[shared] : '');
  if (codes) return <CodesSheet pairs={pairs} onClose={() => setCodes(false)} />;
  return (
    <BackSheet kind="carry" title={words.title} onClose={onClose}>
      <p>{words.line(pairs.length)}</p>
      <Button onPress={() => void shareText(words.name, writeLines(pairs)).then(tell)}>{words.text}</Button>
      <Button onPress={() => void shareFile(FILE_NAME, writeFile(pairs)).then(tell)}>{words.file}</Button>
      <Button onPress={() => setCodes(true)}>{words.codes}</Button>
      <p role="status">{said}</p>
      <Button look="primary" onPress={onClose}>
        {text.value.close}
      </Button>
    </BackSheet>
  );
}

function CodesSheet({ pairs, onClose }: { pairs: readonly Pair[]; onClose: () => void }): JSX.Element {
  const words = seldomText.value.codes;
  const [at, setAt] = useState(0);
  const address = ownAddress();
  const most = CODE_MOST - address.length;
  const codes = useMemo(() => writeFragments(pairs, most), [pairs, most]);
  const left = useMemo(() => leftBehind(pairs, most).length, [pairs, most]);
  const code = codes[at];
  return (
    <BackSheet kind="codes" title={words.title} onClose={onClose}>
      <p>{words.line}</p>
      {code !== undefined && <Qr text={`${address}#${code}`} label={words.alt} />}
      {codes.length > 1 && (
        <>
          <p role="status" class="code-count">
            {words.of(at + 1, codes.length)}
          </p>
          <div class="two-buttons">
            <Button blocked={at === 0 && words.previous} onPress={() => setAt(at - 1)}>
              {words.previous}
            </Button>
            <Button blocked={at === codes.length - 1 && words.next} onPress={() => setAt(at + 1)}>
              {words.next}
            </Button>
          </div>
        </>
      )}
      {left > 0 && <p class="finding warning">{words.left(left)}</p>}
      <Button look="primary" onPress={onClose}>
        {text.value.back}
      </Button>
    </BackSheet>
  );
}
