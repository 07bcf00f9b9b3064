// Help: a game's rules in short, on a sheet, from the set-up and from the pause.

import type { JSX } from 'preact';
import { Button } from '../table/button';
import type { GameModule } from '../table/game-module';
import { text } from '../text/language';
import { BackSheet } from './back-sheet';

/** `players`: how many are at the table, or will be. */
export function HelpSheet(props: { module: GameModule; players: number; onClose: () => void }): JSX.Element {
  const { module, players, onClose } = props;
  const { Help } = module.screens;
  return (
    <BackSheet kind="rules" title={text.value.help.title} onClose={onClose}>
      <Help players={players} />
      <Button look="primary" onPress={onClose}>
        {text.value.back}
      </Button>
    </BackSheet>
  );
}
