// The home screen: the games, what there is to carry on, and quiet notices. Everything else is one tap away.

import type { JSX } from 'preact';
import { applyUpdate, life, worksOffline } from '../device/worker';
import { GAMES } from '../games';
import { Button } from '../table/button';
import { Glyph, inkOf } from '../table/glyph';
import { Icon } from '../table/icons';
import { LANGUAGES, language, text } from '../text/language';
import { arrived } from './arrival';
import { setLanguage, store } from './kept';
import { go, notice } from './place';
import { carryOn, found } from './start';
import { titleOf } from './titles';

export function Home(): JSX.Element {
  const words = text.value;
  return (
    <div class="screen home" data-scene="home" data-audience="table">
      <header class="home-head">
        <div class="home-bar">
          <h1 class="wordmark" aria-label="Sotto">
            Sott<i>o</i>
          </h1>
          <span class="home-tools">
            <Button look="icon" class="language" onPress={() => void setLanguage(nextLanguage())}>
              {language.value.toUpperCase()}
            </Button>
            <Button look="icon" label={words.address} onPress={() => go({ at: 'address', from: 'home' })}>
              <Icon name="code" />
            </Button>
            <Button look="icon" label={words.settings} onPress={() => go({ at: 'settings' })}>
              <Icon name="settings" />
            </Button>
          </span>
        </div>
        <p>
          {words.tagline.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </header>
      <main class="folders">
        {GAMES.map((game) => (
          <Button
            key={game.id}
            look="plain"
            class={`folder ${inkOf(game.id)}`}
            onPress={() => go({ at: 'players', game: game.id })}
          >
            <span class="folder-words">
              <span class="display folder-title">{words.games[game.id].title}</span>
              <span class="folder-line">{words.games[game.id].line}</span>
              <span class="folder-players">{words.playersRange(game.players.min, game.players.max)}</span>
            </span>
            <Glyph game={game.id} />
          </Button>
        ))}
      </main>
      <footer class={`home-foot ${inkOf(GAMES[GAMES.length - 1]?.id ?? 'who-is-the-spy')}`}>
        <Notices />
        <CarryOn />
      </footer>
    </div>
  );
}

function nextLanguage(): (typeof LANGUAGES)[number] {
  return LANGUAGES[(LANGUAGES.indexOf(language.value) + 1) % LANGUAGES.length] ?? 'en';
}

function CarryOn(): JSX.Element | null {
  const words = text.value;
  const saved = found.value;
  if (saved.is !== 'match' || saved.summary.over) return null;
  const { game, round, players } = saved.summary;
  return (
    <Button look="plain" class="carry-on" onPress={() => void carryOn()}>
      <span>
        <b>{words.home.carryOn}</b>
        <span class="caption">{words.home.carryOnLine(titleOf(game), round, players)}</span>
      </span>
      <Icon name="forward" />
    </Button>
  );
}

/** At most one of each, and none of them ever over a match (design §5.15). */
function Notices(): JSX.Element {
  const words = text.value;
  const trouble = notice.value;
  return (
    <>
      {trouble !== 'none' && (
        <div class="notice" role="status">
          <p>
            {trouble === 'damaged'
              ? words.home.damaged
              : trouble === 'load-failed'
                ? words.loadFailed
                : words.home.future}
          </p>
          <Button
            onPress={() => {
              notice.value = 'none';
            }}
          >
            {words.ok}
          </Button>
        </div>
      )}
      {arrived.value !== undefined && (
        <div class="notice" role="status">
          <p>{words.home.arrived}</p>
          <Button onPress={() => go({ at: 'arrived' })}>{words.home.look}</Button>
        </div>
      )}
      {life.value.at === 'update-waiting' && (found.value.is !== 'match' || found.value.summary.over) && (
        <div class="notice" role="status">
          <p>{words.home.newVersion}</p>
          <Button onPress={applyUpdate}>{words.home.update}</Button>
        </div>
      )}
      {store.health.value === 'memory' && <p class="quiet-line">{words.home.notKept}</p>}
      {worksOffline(life.value) && (
        <p class="quiet-line offline">
          <Icon name="check" />
          {words.home.offline}
        </p>
      )}
    </>
  );
}
