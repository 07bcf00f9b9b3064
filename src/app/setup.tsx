// The set-up: one panel with every house rule; what cannot be played says so at once, with the nearest that can (ALL-12).

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Finding, isRefusal } from '../core/game';
import type { ListedId } from '../games';
import { Button } from '../table/button';
import { Switch } from '../table/controls';
import { TableScreen } from '../table/frame';
import type { GameModule } from '../table/game-module';
import { Icon } from '../table/icons';
import { text } from '../text/language';
import { openGame } from './current';
import { dealFor, rememberedSetup } from './deal';
import { HelpSheet } from './help';
import { options, players, setOptions, setSetup, shelf } from './kept';
import { back } from './place';
import { carryOn, found } from './start';

export function SetupScreen({ game }: { game: ListedId }): JSX.Element {
  const [module, setModule] = useState<GameModule | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let shown = true;
    openGame(game).then(
      (loaded) => shown && setModule(loaded),
      () => shown && setFailed(true),
    );
    return () => {
      shown = false;
    };
  }, [game, tries]);
  if (module) return <Panel module={module} game={game} />;
  return (
    <TableScreen
      kind="setup"
      game={game}
      title={text.value.games[game].title}
      corner={{ icon: 'back', label: text.value.back, onPress: back }}
      slot="none"
    >
      <p>{failed ? text.value.loadFailed : text.value.loading}</p>
      {failed && (
        <Button
          onPress={() => {
            setFailed(false);
            setTries(tries + 1);
          }}
        >
          {text.value.tryAgain}
        </Button>
      )}
    </TableScreen>
  );
}

function Panel({ module, game }: { module: GameModule; game: ListedId }): JSX.Element {
  const words = module.words();
  const people = players.value;
  const count = people.length;
  const [setup, setSetupHere] = useState<unknown>(() => rememberedSetup(module, count));
  const [trouble, setTrouble] = useState<string>();
  const [helping, setHelping] = useState(false);
  const findings = [
    ...(module.game.check(setup, count) as readonly Finding<unknown>[]),
    ...module.checkShelf(setup, shelf.value),
  ];
  const refusal = findings.find((finding) => finding.weight === 'refusal');
  const change = (next: unknown): void => {
    setSetupHere(next);
    setSetup(module.game.id, next);
    setTrouble(undefined);
  };
  const deal = async (): Promise<void> => {
    const refused = await dealFor(module, setup, people);
    if (isRefusal(refused)) setTrouble(words.noSupply(refused.refused) ?? text.value.loadFailed);
  };
  const { Setup } = module.screens;
  return (
    <TableScreen
      kind="setup"
      game={game}
      title={words.setupTitle(setup, count)}
      extra={<Silhouettes kinds={module.silhouettes(setup, count)} />}
      corner={{ icon: 'back', label: text.value.back, onPress: back }}
      slot="lower"
      actions={
        <>
          {findings.map((finding) => (
            <div
              key={finding.code}
              class={finding.weight === 'refusal' ? 'finding refusal' : 'finding warning'}
              role="status"
            >
              <Icon name={finding.weight === 'refusal' ? 'close' : 'warning'} />
              <span>{words.finding(finding.code, finding.about ?? {})}</span>
              {finding.nearest !== undefined && (
                <Button look="second" onPress={() => change(finding.nearest)}>
                  {text.value.setup.mend}
                </Button>
              )}
            </div>
          ))}
          {trouble && (
            <p class="error" role="alert">
              {trouble}
            </p>
          )}
          <Button
            look="primary"
            confirms
            armKey={refusal === undefined}
            blocked={refusal ? words.dealButton : undefined}
            onPress={() => void deal()}
          >
            {words.dealButton}
          </Button>
        </>
      }
    >
      <Waiting />
      <Setup setup={setup} players={count} findings={findings} shelf={shelf.value} change={change} />
      <Switch
        label={text.value.setup.movement}
        on={options.value.movement}
        onChange={(movement) => setOptions({ movement })}
      />
      <Switch
        label={text.value.setup.tapToOpen}
        line={text.value.setup.tapToOpenLine}
        on={options.value.tapToOpen}
        onChange={(tapToOpen) => setOptions({ tapToOpen })}
      />
      <Button look="plain" class="row" onPress={() => setHelping(true)}>
        <b>{text.value.help.title}</b>
        <Icon name="forward" />
      </Button>
      {helping && <HelpSheet module={module} players={count} onClose={() => setHelping(false)} />}
    </TableScreen>
  );
}

/** A match that is not over waits on the device: a new deal would take its place, so that is said before (ALL-06). */
function Waiting(): JSX.Element | null {
  const saved = found.value;
  if (saved.is !== 'match' || saved.summary.over) return null;
  return (
    <div class="finding warning">
      <Icon name="warning" />
      <span>{text.value.setup.waiting}</span>
      <Button look="second" onPress={() => void carryOn()}>
        {text.value.home.carryOn}
      </Button>
    </div>
  );
}

function Silhouettes({ kinds }: { kinds: readonly string[] }): JSX.Element {
  return (
    <div class="silhouettes" aria-hidden="true">
      {kinds.map((kind, at) => (
        <i key={at} class={kind} />
      ))}
    </div>
  );
}
