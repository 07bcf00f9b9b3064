// Trust No One, as it is handed to the phone.

import { defineGame, type GameWords } from '../../table/game-module';
import { MissionChoice } from '../missions/screens/papers';
import { trustNoOne } from './game';
import { TrustHelp } from './help';
import type { TrustMove } from './moves';
import type { TrustTable } from './scenes';
import { TrustSeats } from './screens/seats';
import { TrustSetupPanel } from './screens/setup';
import { TrustTableScreen } from './screens/table';
import { SPIES, suggest } from './setup';
import { loadTrustText, trustText } from './text/language';

export default defineGame({
  game: trustNoOne,
  screens: {
    Table: TrustTableScreen,
    face: (scene, name) => {
      const words = trustText.value.card;
      if (scene.kind !== 'card') return { caption: '', word: '', line: '' };
      const rows = scene.rows.map((row, at) => (row === 'fixed-words' ? (words.fixed[at] ?? '') : name(row)));
      return { caption: words.yours, word: words.names[scene.side], line: words.lines[scene.side], rows };
    },
    seen: (scene): TrustMove => ({ type: 'seen', seat: scene.audience }),
    Choice: (paper) => MissionChoice({ ...paper, words: trustText.value }),
    Setup: TrustSetupPanel,
    Seats: TrustSeats,
    Help: TrustHelp,
  },
  words,
  loadWords: loadTrustText,
  firstSetup: suggest,
  checkShelf: () => [],
  fetchSupply: async () => ({ supply: null }),
  silhouettes: (_, players) => {
    const spies = SPIES[players] ?? 0;
    return Array.from({ length: players }, (_, at) => (at < players - spies ? 'plain' : 'hatched'));
  },
});

function words(): GameWords {
  const text = trustText.value;
  const { handoff } = text;
  return {
    purpose: (code) => handoff[code as 'card' | 'vote' | 'decision' | 'look-again'],
    progress: (code, done, of) => (code === 'card' ? handoff.seen(done, of) : handoff.sealed(done, of)),
    handoffNote: () => undefined,
    toTable: (scene, name) => {
      const shown = scene as TrustTable;
      if (shown.kind === 'team' && shown.board.history.length === 0) return handoff.leads(name(shown.board.leader));
      if (shown.kind === 'votes') return handoff.counting;
      return shown.kind === 'operation-result' ? handoff.carriedOut : handoff.backToTable;
    },
    leaving: (code) => text.leaving[code as keyof typeof text.leaving],
    setupTitle: (_, players) => text.setup.title(players, SPIES[players] ?? 0),
    finding: (code, about) => text.findings[code as keyof typeof text.findings](about),
    noSupply: () => undefined,
    dealButton: text.setup.deal,
    roundName: text.operation,
  };
}
