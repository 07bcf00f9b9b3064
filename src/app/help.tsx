// Help: a game's rules in short, on a sheet, from the set-up and from the pause.

import type { JSX } from 'preact';
import { Button } from '../table/button';
import type { GameModule } from '../table/game-module';
import { text } from '../text/language';
import { BackSheet } from './back-sheet';

export function HelpSheet({ module, onClose }: { module: GameModule; onClose: () => void }): JSX.Element {
  const { Help } = module.screens;
  return (
    <BackSheet kind="rules" title={text.value.help.title} onClose={onClose}>
      <Help />
      <Button look="primary" onPress={onClose}>
        {text.value.back}
      </Button>
    </BackSheet>
  );
}
