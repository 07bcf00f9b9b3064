// SMERSH, as it is handed to the phone.

import { defineGame, type GameWords } from '../../table/game-module';
import { MissionChoice } from '../missions/screens/papers';
import { smersh } from './game';
import { SmershHelp } from './help';
import type { SmershMove } from './moves';
import type { Learned, SmershTable } from './scenes';
import { SmershSeats } from './screens/seats';
import { SmershSetupPanel } from './screens/setup';
import { SmershTableScreen } from './screens/table';
import { SIDES, suggest } from './setup';
import { loadSmershText, smershText } from './text/language';
import './screens/screens.css';

export default defineGame({
  game: smersh,
  screens: {
    Table: SmershTableScreen,
    face: (scene, name) => {
      const { card, told, abilities } = smershText.value;
      const about = ({ ability, on, mission }: Learned): string => {
        const whom = on.map(name).join(' + ');
        return ability === 'informant' ? card.inMission(whom, mission) : whom;
      };
      if (scene.kind === 'answer') {
        return { caption: abilities[scene.ability].name, word: told[scene.told], line: about(scene) };
      }
      if (scene.kind !== 'card') return { caption: '', word: '', line: '' };
      const rows = scene.rows.map((row, at) => (row === 'fixed-words' ? (card.fixed[at] ?? '') : name(row)));
      const learned = scene.learned.map((one) => `${about(one)}: ${told[one.told]}`);
      return {
        caption: card.yours,
        word: card.names[scene.side],
        line: card.lines[scene.side],
        rows: [...rows, ...learned],
      };
    },
    seen: (scene): SmershMove => ({ type: 'seen', seat: scene.audience }),
    Choice: (paper) => MissionChoice({ ...paper, words: smershText.value }),
    Setup: SmershSetupPanel,
    Seats: SmershSeats,
    Help: SmershHelp,
  },
  words,
  loadWords: loadSmershText,
  firstSetup: suggest,
  checkShelf: () => [],
  fetchSupply: async () => ({ supply: null }),
  seatNumbers: true,
  silhouettes: (_, players) => {
    const { spies = 0, diversants = 0 } = SIDES[players] ?? {};
    return Array.from({ length: players }, (_, at) => {
      const fromEnd = players - 1 - at;
      if (fromEnd < diversants) return 'empty';
      return fromEnd < diversants + spies ? 'hatched' : 'plain';
    });
  },
});

function words(): GameWords {
  const text = smershText.value;
  const { handoff } = text;
  return {
    purpose: (code) => handoff[code as 'card' | 'vote' | 'decision' | 'answer' | 'look-again'],
    progress: (code, done, of) =>
      code === 'answer' ? '' : code === 'card' ? handoff.seen(done, of) : handoff.sealed(done, of),
    handoffNote: () => undefined,
    toTable: (scene) => {
      const { kind } = scene as SmershTable;
      if (kind === 'votes') return handoff.counting;
      return kind === 'mission-result' ? handoff.carriedOut : handoff.backToTable;
    },
    leaving: (code) => text.leaving[code as keyof typeof text.leaving],
    setupTitle: (_, players) => {
      const { spies = 0, diversants = 0 } = SIDES[players] ?? {};
      return text.setup.title(players, spies, diversants);
    },
    finding: (code, about) => text.findings[code as keyof typeof text.findings](about),
    noSupply: () => undefined,
    dealButton: text.setup.deal,
    roundName: text.mission,
  };
}
