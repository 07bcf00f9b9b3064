// Settings: language, light, letters, how a card opens, and whether everything is stored here.

import type { JSX } from 'preact';
import { awake } from '../device/wake';
import { life, worksOffline } from '../device/worker';
import { Button } from '../table/button';
import { Segments, Switch } from '../table/controls';
import { TableScreen } from '../table/frame';
import { Icon } from '../table/icons';
import { LANGUAGE_NAMES, LANGUAGES, language, text } from '../text/language';
import { LIGHTS, options, setLanguage, setOptions, shelf } from './kept';
import { back, go, type Place } from './place';

export function SettingsScreen(): JSX.Element {
  const words = text.value.options;
  const { light, letters, tapToOpen, vibration, movement } = options.value;
  const offline = worksOffline(life.value);
  return (
    <TableScreen
      kind="settings"
      title={text.value.settings}
      corner={{ icon: 'close', label: text.value.close, onPress: back }}
      slot="none"
    >
      <Segments
        label={text.value.paused.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={language.value}
        onChange={(next) => void setLanguage(next)}
      />
      <Segments
        label={words.light}
        options={LIGHTS.map((value) => ({ value, label: words.lights[value] }))}
        value={light}
        onChange={(value) => setOptions({ light: value })}
      />
      <Segments
        label={words.letters}
        options={words.letterSizes.map((name, value) => ({
          value,
          name,
          label: <span class={`letters-${value}`}>Aa</span>,
        }))}
        value={letters}
        onChange={(value) => setOptions({ letters: value })}
      />
      <Segments
        label={words.open}
        options={[
          { value: 'hold', label: words.openHold },
          { value: 'tap', label: words.openTap },
        ]}
        value={tapToOpen ? 'tap' : 'hold'}
        onChange={(value) => setOptions({ tapToOpen: value === 'tap' })}
      />
      <Switch
        label={words.vibration}
        line={words.vibrationLine}
        on={vibration}
        onChange={(on) => setOptions({ vibration: on })}
      />
      <Switch label={words.movement} on={movement} onChange={(on) => setOptions({ movement: on })} />
      <Door title={words.own} line={words.ownLine(shelf.value.own.length)} to={{ at: 'own-pairs' }} />
      <Door title={words.words} line={words.wordsLine} to={{ at: 'all-words' }} />
      <Door title={text.value.address} line={words.addressLine} to={{ at: 'address', from: 'settings' }} />
      <div class="row">
        <span class="row-words">
          <b>{words.awake}</b>
          <span class="caption">{awake.value ? words.awakeYes : words.awakeNo}</span>
        </span>
      </div>
      <div class="row">
        <span class="row-words">
          <b>{words.offline}</b>
          <span class="caption">{offline ? words.offlineYes : words.offlineNo}</span>
        </span>
        {offline && (
          <span class="good">
            <Icon name="check" />
          </span>
        )}
      </div>
      <p class="caption version">
        {words.version} {__VERSION__}
      </p>
    </TableScreen>
  );
}

function Door({ title, line, to }: { title: string; line: string; to: Place }): JSX.Element {
  return (
    <Button look="plain" class="row" onPress={() => go(to)}>
      <span class="row-words">
        <b>{title}</b>
        <span class="caption">{line}</span>
      </span>
      <Icon name="forward" />
    </Button>
  );
}
