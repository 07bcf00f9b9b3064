// A deal that was given up: says why, and leads on. Seen only for a moment, unless the phone died in between.

import type { JSX } from 'preact';
import { Button } from '../table/button';
import { TableScreen } from '../table/frame';
import { text } from '../text/language';
import type { Current } from './current';
import { backToSetup, dealAfterSpent } from './deal';

export function SpentScreen({ shown }: { shown: Current }): JSX.Element {
  const words = text.value.spent;
  const why = shown.module.game.spent(shown.match.state);
  return (
    <TableScreen
      kind="spent"
      game={shown.module.game.id}
      title={why === 'again' ? words.again : words.left}
      slot="lower"
      actions={
        <Button look="primary" confirms onPress={() => void (why === 'again' ? dealAfterSpent() : backToSetup())}>
          {why === 'again' ? words.dealAgain : words.toSetup}
        </Button>
      }
    >
      {null}
    </TableScreen>
  );
}
