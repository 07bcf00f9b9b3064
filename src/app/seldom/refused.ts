// The sentence for a pair, a line or a parcel that was not taken.

import type { Refusal } from '../../core/game';
import { seldomText } from '../../text/seldom/language';

/** What is wrong and the way out, in the language in use. */
export function whyRefused(refusal: Refusal): string {
  const { refused } = seldomText.value;
  return refused[refusal.refused as keyof typeof refused](refusal.about ?? {});
}
