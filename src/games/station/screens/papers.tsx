// The two papers of The Station: an order and a vote. The same hands for every side (ALL-03).

import type { JSX } from 'preact';
import type { StationPrivate } from '../scenes';
import type { PaperProps } from './in-play';
import { OrderPaper } from './order';
import { VotePaper } from './vote';

export function StationChoice(props: PaperProps<StationPrivate['kind']>): JSX.Element | null {
  const { scene, ...rest } = props;
  if (scene.kind === 'order') return <OrderPaper scene={scene} {...rest} />;
  if (scene.kind === 'vote') return <VotePaper scene={scene} {...rest} />;
  return null; // a card is the frame's own
}
