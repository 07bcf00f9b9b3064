// From the set-up to a match and back: dealing, dealing again, playing on with the same people, going home.

import { isRefusal, type Refusal } from '../core/game';
import type { Player } from '../core/players';
import type { ListedId } from '../games';
import type { GameModule } from '../table/game-module';
import { language } from '../text/language';
import { current, deal, play, putAway, timer } from './current';
import { players, setPlayers, setSetup, setups } from './kept';
import { go } from './place';

/** The set-up remembered for a game, made to follow the number of players; the first one follows the interface's language. */
export function rememberedSetup(module: GameModule, count: number): unknown {
  const read = module.game.readSetup(setups.value[module.game.id]);
  return isRefusal(read) ? module.firstSetup(count, language.value) : module.game.fit(read, count);
}

/** Deals for the people on the list and opens the match; the refusal when it cannot be. */
export async function dealFor(
  module: GameModule,
  setup: unknown,
  people: readonly Player[],
): Promise<Refusal | undefined> {
  setSetup(module.game.id, setup);
  const refusal = await deal(module, setup, people);
  if (!refusal) go({ at: 'match' });
  return refusal;
}

/** After the truth: the same people at once, without those who left. Where that cannot be dealt, the set-up says why. */
export async function playAgain(): Promise<void> {
  const shown = current.value;
  if (!shown) return;
  const { module, match } = shown;
  const gone = module.game.gone(match.state);
  const stay = match.players.filter((_, seat) => !gone.includes(seat));
  setPlayers(stay);
  if (gone.length === 0 && !(await dealFor(module, module.game.fit(match.setup, stay.length), stay))) return;
  await putAway();
  toSetup(module);
}

/** ALL-15: gives this deal up and deals a fresh one to the same people. */
export async function dealAgain(): Promise<void> {
  await play({ type: 'deal-again' });
  await dealAfterSpent();
}

/** The fresh deal after one that was given up; does nothing while the old one still goes on. */
export async function dealAfterSpent(): Promise<void> {
  const shown = current.value;
  if (shown?.module.game.spent(shown.match.state) !== 'again') return;
  const { module, match } = shown;
  timer.value = null;
  const refusal = await deal(module, match.setup, match.players);
  if (refusal) await backToSetup();
}

/** ALL-13: somebody left before all cards were seen. Back to the set-up without them. */
export async function backToSetup(): Promise<void> {
  const shown = current.value;
  if (!shown) return;
  const { module, match } = shown;
  const leaver = match.moves[match.moves.length - 1] as { type?: string; seat?: number } | undefined;
  if (leaver?.type === 'leave') setPlayers(match.players.filter((_, seat) => seat !== leaver.seat));
  await putAway();
  toSetup(module);
}

/** The set-up for the people on the list, or the list where they are too few. */
function toSetup(module: GameModule): void {
  const enough = players.value.length >= module.game.players.min;
  go({ at: enough ? 'setup' : 'players', game: module.game.id as ListedId });
}

export async function leaveMatch(): Promise<void> {
  await putAway();
  go({ at: 'home' });
}
