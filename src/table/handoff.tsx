// The handoff: an addressed envelope. It says who must take the phone, and what for; public facts alone (ALL-01).

import type { ComponentChildren, JSX } from 'preact';
import type { GameId, Handoff as HandoffFacts } from '../core/game';
import { text } from '../text/language';
import { Button } from './button';
import { type Corner, CornerButton, ModeLine, useFocusOnArrival } from './frame';
import { Glyph, inkOf } from './glyph';
import { BigName, Names, type Person, PersonName } from './person';

interface HandoffProps {
  game: GameId;
  person: Person;
  facts: HandoffFacts;
  /** What the pass is for, and how far it is, in the game's words. */
  purpose: string;
  progress: string;
  note?: ComponentChildren;
  corner: Corner;
  onClaim: () => void;
  onLater?: (() => void) | undefined;
}

export function Handoff(props: HandoffProps): JSX.Element {
  const { game, person, facts, purpose, progress, note, corner, onClaim, onLater } = props;
  const words = text.value.handoff;
  return (
    <Envelope
      game={game}
      top={purpose}
      corner={corner}
      kind="handoff"
      progress={facts.of > 0 ? progress : ''}
      facts={facts}
      onLater={onLater}
    >
      <div class="address">
        <span class="ask">
          <span class="narrow-only">{words.pass}</span>
          <span class="wide-only">{words.now}</span>
        </span>
        <span class="stamp">
          <Glyph game={game} />
        </span>
      </div>
      <div class="address-name">
        <BigName person={person} most={132} />
      </div>
      <Button look="primary" confirms onPress={onClaim}>
        <span>
          {words.iAm} <PersonName person={person} />
        </span>
      </Button>
      <p class="aside">
        {note ?? words.eyesUp}
        {facts.answered && facts.answered.length > 0 && (
          <span class="answered">
            {words.answered} <Names seats={facts.answered} />
          </span>
        )}
      </p>
    </Envelope>
  );
}

/** After a private scene and before a table one: the phone goes to where everybody sees it. */
export function ToTable(props: {
  game: GameId;
  top: string;
  note: ComponentChildren;
  corner: Corner;
  onDone: () => void;
}): JSX.Element {
  const { game, top, note, corner, onDone } = props;
  const words = text.value.handoff;
  return (
    <Envelope game={game} top={top} corner={corner} kind="to-table">
      <div class="address-name">
        <div class="display to-table-words">{words.toTable}</div>
      </div>
      <Button look="primary" confirms onPress={onDone}>
        {words.onTable}
      </Button>
      <p class="aside">{note}</p>
    </Envelope>
  );
}

interface EnvelopeProps {
  game: GameId;
  kind: 'handoff' | 'to-table';
  top: string;
  corner: Corner;
  children: ComponentChildren;
  progress?: string;
  facts?: HandoffFacts;
  onLater?: (() => void) | undefined;
}

function Envelope(props: EnvelopeProps): JSX.Element {
  const { game, kind, top, corner, children, progress, facts, onLater } = props;
  const label = useFocusOnArrival<HTMLElement>();
  return (
    <div class={`screen envelope ${inkOf(game)}`} data-scene={kind} data-audience="table">
      <i class="weave" />
      <header class="bar">
        <ModeLine shut={false}>{top}</ModeLine>
        <CornerButton corner={corner} />
      </header>
      <main class="paper-label" ref={label} tabIndex={-1}>
        {children}
      </main>
      <footer class="bar">
        {progress && facts ? <Progress facts={facts} label={progress} /> : <span />}
        {onLater && (
          <Button look="plain" onPress={onLater}>
            {text.value.handoff.later}
          </Button>
        )}
      </footer>
    </div>
  );
}

/** Counts, not names (design §5.14): pips up to eight, a bar beyond. */
export function Progress({ facts, label }: { facts: Pick<HandoffFacts, 'done' | 'of'>; label: string }): JSX.Element {
  const { done, of } = facts;
  return (
    <span class="progress">
      <span>{label}</span>
      {of <= 8 ? (
        <span class="pips" aria-hidden="true">
          {Array.from({ length: of }, (_, at) => (
            <i key={at} class={at < done ? 'on' : ''} />
          ))}
        </span>
      ) : (
        <span class="progress-bar" aria-hidden="true">
          <i style={{ width: `${(100 * done) / of}%` }} />
        </span>
      )}
    </span>
  );
}
