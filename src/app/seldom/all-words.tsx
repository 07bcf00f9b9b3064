// All the words that are dealt, behind a warning, each pair with a switch: "we know this one too well".

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../table/button';
import { Segments, Switch } from '../../table/controls';
import { TableScreen } from '../../table/frame';
import { LANGUAGE_NAMES, language, text } from '../../text/language';
import { seldomText } from '../../text/seldom/language';
import { PACK_SETS, type PackSet, type Pair, pairKey, WORD_LANGUAGES, type WordLanguage } from '../../words/pair';
import { loadPack } from '../../words/shelf';
import { setOff, shelf } from '../kept';
import { back } from '../place';
import { shown } from './words-shown';

export function AllWordsScreen(): JSX.Element {
  const words = seldomText.value.words;
  const [warned, setWarned] = useState(false);
  return (
    <TableScreen
      kind="all-words"
      title={words.title}
      line={warned ? words.line : undefined}
      corner={{ icon: 'back', label: text.value.back, onPress: back }}
      slot="none"
    >
      {warned ? (
        <Browser />
      ) : (
        <div class="spoiler">
          <p class="lead">{words.spoils}</p>
          <p>{words.forWhom}</p>
          <Button look="primary" onPress={back}>
            {text.value.back}
          </Button>
          <Button confirms onPress={() => setWarned(true)}>
            {words.show}
          </Button>
        </div>
      )}
    </TableScreen>
  );
}

function Browser(): JSX.Element {
  const words = seldomText.value.words;
  const [of, setOf] = useState<WordLanguage>(language.value);
  const [set, setSet] = useState<PackSet>('simple');
  return (
    <>
      <Segments
        label={words.language}
        options={WORD_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={of}
        onChange={setOf}
      />
      <Segments
        label={words.set}
        options={PACK_SETS.map((value) => ({ value, label: words.sets[value] }))}
        value={set}
        onChange={setSet}
      />
      <Pack key={`${of} ${set}`} of={of} set={set} />
    </>
  );
}

function Pack({ of, set }: { of: WordLanguage; set: PackSet }): JSX.Element | null {
  const words = seldomText.value.words;
  const [pack, setPack] = useState<readonly Pair[] | 'loading' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let here = true;
    loadPack(of, set).then(
      (pairs) => here && setPack(pairs),
      () => here && setPack('failed'),
    );
    return () => {
      here = false;
    };
  }, [tries]);
  if (pack === 'loading') return null;
  if (pack === 'failed') {
    return (
      <>
        <p class="error" role="alert">
          {words.failed}
        </p>
        <Button onPress={() => setTries(tries + 1)}>{text.value.tryAgain}</Button>
      </>
    );
  }
  const out = new Set(shelf.value.off);
  const keys = pack.map(pairKey);
  const off = keys.filter((key) => out.has(key)).length;
  return (
    <>
      <div class="notice">
        <p role="status">{words.off(off, pack.length)}</p>
        {off > 0 && (
          <Button onPress={() => setOff(shelf.value.off.filter((key) => !keys.includes(key)))}>{words.allOn}</Button>
        )}
      </div>
      {pack.map((pair) => {
        const key = pairKey(pair);
        return (
          <Switch
            key={key}
            label={shown(pair)}
            on={!out.has(key)}
            onChange={(on) => setOff(on ? shelf.value.off.filter((one) => one !== key) : [...shelf.value.off, key])}
          />
        );
      })}
    </>
  );
}
