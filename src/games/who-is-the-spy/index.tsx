// Who's the Spy?, as it is handed to the phone.

import { defineGame, type GameWords } from '../../table/game-module';
import { readOwn } from '../../words/own';
import { whoIsTheSpy } from './game';
import { SpyHelp } from './help';
import type { SpyMove } from './moves';
import type { SpyTable } from './scenes';
import { SpyBallot } from './screens/ballot';
import { SpySeats } from './screens/seats';
import { SpySetupPanel } from './screens/setup';
import { SpyTableScreen } from './screens/table';
import { checkOwn, type SpySetup, suggest } from './setup';
import { fetchPair } from './supply';
import { loadSpyText, spyText } from './text/language';
import './screens/screens.css';

export default defineGame({
  game: whoIsTheSpy,
  screens: {
    Table: SpyTableScreen,
    face: (scene) => {
      const words = spyText.value.card;
      const word = scene.kind === 'card' ? scene.word : null;
      return { caption: words.yours, word: word ?? words.none, line: word === null ? words.blank : words.word };
    },
    seen: (scene): SpyMove => ({ type: 'seen', seat: scene.audience }),
    Choice: SpyBallot,
    Setup: SpySetupPanel,
    Seats: SpySeats,
    Help: SpyHelp,
  },
  words,
  loadWords: loadSpyText,
  firstSetup: (players, language) => ({ ...suggest(players), wordLanguage: language }),
  checkShelf: (setup, shelf) => checkOwn(setup, readOwn(shelf.own).length),
  fetchSupply: fetchPair,
  silhouettes: (setup, players) =>
    Array.from({ length: players }, (_, at) => {
      const fromEnd = players - 1 - at;
      if (fromEnd < setup.blanks) return 'empty';
      return fromEnd < setup.blanks + setup.spies ? 'hatched' : 'plain';
    }),
});

function words(): GameWords {
  const text = spyText.value;
  const { handoff } = text;
  return {
    purpose: (code) => handoff[code as 'card' | 'vote' | 'revote' | 'vote-anew' | 'look-again'],
    progress: (code, done, of) => (code === 'card' ? handoff.seen(done, of) : handoff.voted(done, of)),
    handoffNote: (code) => (code === 'vote-anew' ? handoff.anewNote : undefined),
    toTable: (scene, name) => {
      const shown = scene as SpyTable;
      if (shown.kind === 'clue' && shown.number === 1) return handoff.opens(name(shown.speaker));
      return shown.kind === 'count' ? handoff.counting : handoff.backToTable;
    },
    leaving: (code) => text.leaving[code as keyof typeof text.leaving],
    setupTitle: (setup, players) => text.setup.title(players, (setup as SpySetup).spies, (setup as SpySetup).blanks),
    finding: (code, about) => text.findings[code as keyof typeof text.findings](about),
    noSupply: (code) => text.noSupply[code as keyof typeof text.noSupply],
    dealButton: text.setup.deal,
    roundName: text.round,
  };
}
