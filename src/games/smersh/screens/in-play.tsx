// What every table screen of the game shares: its props, the masthead's track, what follows a result.

import type { ComponentChildren, JSX } from 'preact';
import { never } from '../../../core/game';
import { Button } from '../../../table/button';
import type { TableTools } from '../../../table/game-module';
import { Name } from '../../../table/person';
import { MissionTrack } from '../../missions/screens/track';
import type { SmershMove } from '../moves';
import type { Follows, SmershTable } from '../scenes';
import { smershText } from '../text/language';

export type Tools = TableTools<SmershMove>;
export type Of<Kind extends SmershTable['kind']> = Extract<SmershTable, { kind: Kind }>;
export interface ScreenProps<Kind extends SmershTable['kind']> {
  scene: Of<Kind>;
  tools: Tools;
}

/** The masthead's track, on every table screen; behind it squads, abilities and signs (SMR-19, SMR-20). */
export function Track({ scene, tools }: { scene: SmershTable; tools: Tools }): JSX.Element {
  return <MissionTrack board={scene.board} words={smershText.value.track} onOpen={tools.openTable} />;
}

export function GoOn({ follows, tools }: { follows: Follows; tools: Tools }): JSX.Element {
  return (
    <Button look="primary" confirms onPress={() => tools.play({ type: 'go-on' })}>
      {smershText.value.follows[follows.is]}
    </Button>
  );
}

export function FollowsNote({ follows }: { follows: Follows }): ComponentChildren {
  const words = smershText.value;
  switch (follows.is) {
    case 'truth':
      return (
        <span>
          {words.endingLines[follows.ending]} <b>{words.endings[follows.ending]}.</b>
        </span>
      );
    case 'mission':
      return words.votes.missionNote;
    case 'hand-outs':
    case 'window':
    case 'team':
      return (
        <span>
          {words.votes.leadsNext} <Name seat={follows.leader} />
        </span>
      );
    default:
      return never(follows);
  }
}
