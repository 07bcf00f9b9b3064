// What is wrong with a name, as a sentence.

import type { Refusal } from '../core/game';
import { NAME_LETTERS } from '../core/players';
import { text } from '../text/language';

export function nameTrouble(refusal: Refusal): string {
  return refusal.refused === 'name-long' ? text.value.players.long(NAME_LETTERS) : text.value.players.empty;
}
