// What every table screen of the game shares: its props, the board in the masthead, the clock, who is out (STN-505).

import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../../core/game';
import { Button } from '../../../table/button';
import { Countdown } from '../../../table/countdown';
import type { Corner } from '../../../table/frame';
import type { TableTools } from '../../../table/game-module';
import { Icon } from '../../../table/icons';
import { Names, type Person } from '../../../table/person';
import type { StationMove } from '../moves';
import type { PublicSeat, RoundShown, StationPrivate, StationTable } from '../scenes';
import { stationText } from '../text/language';

export type Tools = TableTools<StationMove>;
export interface ScreenProps<Kind extends StationTable['kind']> {
  scene: Extract<StationTable, { kind: Kind }>;
  tools: Tools;
}

/** What the papers get, for one kind of private scene. */
export interface PaperProps<Kind extends StationPrivate['kind']> {
  scene: Extract<StationPrivate, { kind: Kind }>;
  person: Person;
  corner: Corner;
  onSeal: (move: StationMove) => void;
  onBack: () => void;
}

/** Under the title: the clock, and the three numbers that decide the match. Behind them the crew and the rounds so far. */
export function Board({ scene, tools }: { scene: StationTable; tools: Tools }): JSX.Element {
  const words = stationText.value.board;
  const { parts, goal, damage, limit, infiltrators } = scene.board;
  const score = (label: string, n: number, most: number): JSX.Element => (
    <span class="score">
      <span>{label}</span>
      <b class="display">
        {n}
        <small>/{most}</small>
      </b>
    </span>
  );
  return (
    <>
      {tools.timer && (
        <div class="station-clock">
          <Countdown key={tools.timer.id} timer={tools.timer} size="small" />
        </div>
      )}
      <Button look="plain" class="station-board" onPress={tools.openTable}>
        {score(words.parts, parts, goal)}
        {score(words.damage, damage, limit)}
        <span class="score">
          <span>{words.hidden}</span>
          <b class="display">{infiltrators}</b>
        </span>
        <span class="unseen">{words.open}</span>
      </Button>
    </>
  );
}

/** A note beside the clock's buttons (STN-805); the note alone where no clock runs. */
export function NoteAndClock({ tools, children }: { tools: Tools; children: ComponentChildren }): JSX.Element {
  const words = stationText.value.clock;
  const { timer } = tools;
  return (
    <div class="note-and-clock">
      <div>{children}</div>
      {timer && (
        <span>
          <Button look="icon" label={words.more} onPress={tools.moreTime}>
            <Icon name="plus" />
          </Button>
          <Button look="icon" label={timer.running ? words.stop : words.run} onPress={tools.toggleTimer}>
            <Icon name={timer.running ? 'pause' : 'play'} />
          </Button>
        </span>
      )}
    </div>
  );
}

/** Who cannot do everything in this round, and who is gone. */
export function Status({ seats }: { seats: readonly PublicSeat[] }): JSX.Element | null {
  const words = stationText.value.status;
  const lines = (['suspended', 'injured', 'dead', 'left'] as const).flatMap((is) => {
    const who = seats.flatMap((one): Seat[] => (one.is === is ? [one.seat] : []));
    return who.length > 0 ? [{ is, who }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <p class="station-status">
      {lines.map(({ is, who }) => (
        <span key={is}>
          {words[is]}{' '}
          <b>
            <Names seats={who} />
          </b>{' '}
        </span>
      ))}
    </p>
  );
}

/** The title of a mission, and the name of one of its plans. */
export function missionTitle(mission: number): string {
  return stationText.value.missions[mission]?.[0] ?? '';
}

export function planName(mission: number, plan: number): string {
  return stationText.value.missions[mission]?.[plan + 1] ?? '';
}

export function letter(plan: number): string {
  return stationText.value.letters[plan] ?? '';
}

/** A round's mission in one sentence. */
export function ReportLine({ told }: { told: RoundShown }): JSX.Element {
  const { round, result } = stationText.value;
  const { report } = told;
  const at = letter(report.winningPlan);
  return (
    <p class="caption">
      <b>{round(told.round)}.</b> {report.success ? result.success(at) : result.failure(at)}. <Missing told={told} />
    </p>
  );
}

/** What was missing, in a line (STN-502). */
export function Missing({ told }: { told: RoundShown }): JSX.Element {
  const { jobs, result } = stationText.value;
  const { fieldShort, radioShort, guardFailed } = told.report;
  const said = [
    ...(fieldShort > 0 ? [`${jobs.field}: ${result.short(fieldShort)}`] : []),
    ...(radioShort > 0 ? [`${jobs.radio}: ${result.short(radioShort)}`] : []),
    ...(guardFailed ? [result.guardFailed] : []),
  ];
  return <>{said.length > 0 && `${said.join('. ')}.`}</>;
}
