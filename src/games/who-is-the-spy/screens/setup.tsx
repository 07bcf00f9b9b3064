// The set-up panel of Who's the Spy?: every house rule in one place (SPY-08).

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Segments, Stepper, Switch } from '../../../table/controls';
import type { SetupTools, Shelf } from '../../../table/game-module';
import { LANGUAGE_NAMES } from '../../../text/language';
import { PACK_SETS, WORD_LANGUAGES } from '../../../words/pair';
import { freshCount } from '../../../words/pot';
import { loadPot } from '../../../words/shelf';
import { CLUE_SECONDS, MOST_BLANKS, MOST_SPIES, type SpySetup, suggestedSpies, TALK_SECONDS } from '../setup';
import { spyText } from '../text/language';

export function SpySetupPanel({ setup, players, shelf, change }: SetupTools<SpySetup>): JSX.Element {
  const words = spyText.value.setup;
  const seconds = (value: number): { value: number; label: string } => ({
    value,
    label: value === 0 ? words.off : String(value),
  });
  return (
    <>
      <Stepper
        label={words.spies}
        line={words.spiesLine(suggestedSpies(players), players)}
        value={setup.spies}
        least={0}
        most={MOST_SPIES}
        less={words.fewerSpies}
        more={words.moreSpies}
        onChange={(spies) => change({ ...setup, spies, spiesByHand: true })}
      />
      <Stepper
        label={words.blanks}
        line={words.blanksLine}
        value={setup.blanks}
        least={0}
        most={MOST_BLANKS}
        less={words.fewerBlanks}
        more={words.moreBlanks}
        onChange={(blanks) => change({ ...setup, blanks })}
      />
      <Segments
        label={words.set}
        line={setup.onlyOwn ? words.onlyOwnLine : words.setLines[setup.words]}
        options={[...PACK_SETS, 'own' as const].map((value) => ({ value, label: words.sets[value] }))}
        value={setup.onlyOwn ? 'own' : setup.words}
        onChange={(set) =>
          change(set === 'own' ? { ...setup, onlyOwn: true } : { ...setup, onlyOwn: false, words: set })
        }
      />
      <PotLine setup={setup} shelf={shelf} />
      <Segments
        label={words.wordLanguage}
        options={WORD_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={setup.wordLanguage}
        onChange={(wordLanguage) => change({ ...setup, wordLanguage })}
      />
      <Segments
        label={words.talk}
        options={TALK_SECONDS.map(seconds)}
        value={setup.talkSeconds as number}
        onChange={(value) => change({ ...setup, talkSeconds: value as SpySetup['talkSeconds'] })}
      />
      <Segments
        label={words.clue}
        options={CLUE_SECONDS.map(seconds)}
        value={setup.clueSeconds as number}
        onChange={(value) => change({ ...setup, clueSeconds: value as SpySetup['clueSeconds'] })}
      />
      <Segments
        label={words.vote}
        line={words.voteLines[setup.vote]}
        options={(['secret', 'open'] as const).map((value) => ({ value, label: words.votes[value] }))}
        value={setup.vote}
        onChange={(vote) => change({ ...setup, vote })}
      />
      <Switch
        label={words.firstRound}
        line={words.firstRoundLine}
        on={!setup.firstRoundVote}
        onChange={(without) => change({ ...setup, firstRoundVote: !without })}
      />
    </>
  );
}

/** How many pairs of the set are fresh, or honestly that none is (SPY-11). */
function PotLine({ setup, shelf }: { setup: SpySetup; shelf: Shelf }): JSX.Element | null {
  const words = spyText.value.setup;
  const { wordLanguage } = setup;
  const set = setup.onlyOwn ? 'own' : setup.words;
  const [fresh, setFresh] = useState<number | 'loading' | keyof typeof spyText.value.noSupply>('loading');
  useEffect(() => {
    let current = true;
    loadPot(set, wordLanguage, shelf).then(
      (pot) => current && setFresh(pot.length === 0 ? 'pot-empty' : freshCount(pot, shelf.used)),
      () => current && setFresh('pack-missing'),
    );
    return () => {
      current = false;
    };
  }, [wordLanguage, set, shelf]);
  if (fresh === 'loading') return null;
  // With no pairs of one's own at all, the finding beside the deal says so already.
  if (typeof fresh === 'string') return set === 'own' ? null : <p class="error">{spyText.value.noSupply[fresh]}</p>;
  return fresh === 0 ? <p class="warning">{words.reshuffled}</p> : <p class="caption pot-line">{words.fresh(fresh)}</p>;
}
