// The Station, as it is handed to the phone.

import { defineGame, type GameWords } from '../../table/game-module';
import { station } from './game';
import { StationHelp } from './help';
import type { StationMove } from './moves';
import { bandOf, type Purpose, type StationTable } from './scenes';
import { StationChoice } from './screens/papers';
import { StationSeats } from './screens/seats';
import { StationSetupPanel } from './screens/setup';
import { StationTableScreen } from './screens/table';
import { suggest } from './setup';
import { loadStationText, stationText } from './text/language';
import './screens/screens.css';

export default defineGame({
  game: station,
  screens: {
    Table: StationTableScreen,
    face: (scene, name) => {
      const { card, letters, jobs } = stationText.value;
      if (scene.kind !== 'card') return { caption: '', word: '', line: '' };
      const { side, rows, readings, note } = scene;
      return {
        caption: card.yours,
        word: card.names[side],
        line: (rows.length > 0 ? card.linesWith : card.lines)[side],
        rows: [
          ...rows.map((row, at) => (row === 'fixed-words' ? (card.fixed[at] ?? '') : name(row))),
          ...readings.map(({ plan, value }) => card.reading(letters[plan] ?? '', value)),
          note.is === 'offer' ? card.offer(name(note.victim), jobs[note.job]) : card.remark,
        ],
      };
    },
    seen: (scene): StationMove => ({ type: 'seen', seat: scene.audience }),
    Choice: StationChoice,
    Setup: StationSetupPanel,
    Seats: StationSeats,
    Help: StationHelp,
  },
  words,
  loadWords: loadStationText,
  firstSetup: suggest,
  checkShelf: () => [],
  fetchSupply: async () => ({ supply: null }),
  silhouettes: (_, players) => {
    const { infiltrators } = bandOf(players);
    return Array.from({ length: players }, (_, at) => (at < players - infiltrators ? 'plain' : 'hatched'));
  },
});

function words(): GameWords {
  const text = stationText.value;
  const { handoff } = text;
  return {
    purpose: (code) => handoff[code as Purpose],
    progress: (code, done, of) => (code === 'card' ? handoff.seen(done, of) : handoff.sealed(done, of)),
    handoffNote: (code) => (code === 'vote-anew' || code === 'check-anew' ? handoff.anew : undefined),
    toTable: (scene) => {
      const { kind } = scene as StationTable;
      return kind === 'talk' || kind === 'result' || kind === 'outcome' ? handoff[kind] : handoff.backToTable;
    },
    leaving: (code) => text.leaving[code as keyof typeof text.leaving],
    setupTitle: (_, players) => text.setup.title(players, bandOf(players).infiltrators),
    finding: (code, about) => text.findings[code as keyof typeof text.findings](about),
    noSupply: () => undefined,
    dealButton: text.setup.deal,
    roundName: text.round,
  };
}
