// The card turns: the role in the open; the word only when that ends the match (SPY-20).

import type { JSX } from 'preact';
import { Button } from '../../../table/button';
import { TableScreen } from '../../../table/frame';
import { Glyph } from '../../../table/glyph';
import { Name } from '../../../table/person';
import { spyText } from '../text/language';
import { EndingNote, InPlay, type ScreenProps } from './in-play';

export function Turned({ scene, tools }: ScreenProps<'turned'>): JSX.Element {
  const words = spyText.value;
  const button =
    scene.next === 'guess' ? words.turned.guess : scene.next === 'truth' ? words.turned.truth : words.turned.next;
  const note =
    scene.next === 'guess' ? (
      words.turned.guessNote
    ) : scene.next === 'truth' ? (
      <EndingNote ending={scene.ending} />
    ) : (
      words.turned.goesOn
    );
  return (
    <TableScreen
      kind="turned"
      game="who-is-the-spy"
      title={words.turned.title}
      line={words.turned.line(scene.round, scene.votes, scene.of)}
      extra={<InPlay scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="upper"
      note={note}
      actions={
        <Button look="primary" confirms onPress={() => tools.play({ type: 'go-on' })}>
          {button}
        </Button>
      }
    >
      <div class="turned">
        <div class={`turned-card ${scene.turned}`}>
          <span class="display turned-name">
            <Name seat={scene.seat} />
          </span>
          <div class="display turned-role" style={{ '--letters': `${words.roles[scene.turned].length}` }}>
            {words.roles[scene.turned]}
          </div>
          <Glyph game="who-is-the-spy" />
          <p class="turned-word">
            {scene.word.is === 'hidden' && words.turned.wordHidden}
            {scene.word.is === 'none' && words.turned.noWord}
            {scene.word.is === 'shown' && (
              <>
                {words.turned.wordWas}
                <b class="display">{scene.word.text}</b>
              </>
            )}
          </p>
        </div>
      </div>
    </TableScreen>
  );
}
