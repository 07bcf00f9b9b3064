// What every table screen of the game shares: its props, and the masthead's track.

import type { JSX } from 'preact';
import type { TableTools } from '../../../table/game-module';
import { MissionTrack } from '../../missions/screens/track';
import type { TrustMove } from '../moves';
import type { TrustTable } from '../scenes';
import { trustText } from '../text/language';

export type Tools = TableTools<TrustMove>;
type Of<Kind extends TrustTable['kind']> = Extract<TrustTable, { kind: Kind }>;
export interface ScreenProps<Kind extends TrustTable['kind']> {
  scene: Of<Kind>;
  tools: Tools;
}

/** The masthead's track, on every table screen (TNO-13). */
export function Track({ scene, tools }: { scene: TrustTable; tools: Tools }): JSX.Element {
  return <MissionTrack board={scene.board} words={trustText.value.track} onOpen={tools.openTable} />;
}
