// The sentence for a pair, a line or a parcel that was not taken.

import type { Refusal } from '../../core/game';
import { seldomText } from '../../text/seldom/language';
import type { LineCode } from '../../words/lines';
import type { ParcelCode } from '../../words/parcel';

type Sentences = Readonly<
  Record<LineCode | ParcelCode | 'own-missing', (about: Readonly<Record<string, number>>) => string>
>;

/** What is wrong and the way out, in the language in use. */
export function whyRefused(refusal: Refusal): string {
  const sentences: Sentences = seldomText.value.refused;
  return sentences[refusal.refused as keyof Sentences](refusal.about ?? {});
}
