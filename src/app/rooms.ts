// Everything of the frame that is not home, in one part that loads when the first of it is opened.

import type { ComponentType } from 'preact';
import { MatchScreen } from './match';
import type { Place } from './place';
import { PlayersScreen } from './players';
import { SeldomRoom } from './seldom-room';
import { SettingsScreen } from './settings';
import { SetupScreen } from './setup';
import '../style/rooms.css';
import '../style/pieces.css';
import '../style/cramped.css';

// biome-ignore lint/suspicious/noExplicitAny: each room takes what its place carries
export function roomOf(here: Place): ComponentType<any> | null {
  switch (here.at) {
    case 'players':
      return PlayersScreen;
    case 'setup':
      return SetupScreen;
    case 'settings':
      return SettingsScreen;
    case 'match':
      return MatchScreen;
    case 'own-pairs':
    case 'all-words':
    case 'arrived':
    case 'address':
      return SeldomRoom;
    default:
      return null;
  }
}
