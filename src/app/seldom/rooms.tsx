// What is opened seldom, in one part: own pairs, pairs that arrived, all the words, the app's address.

import type { JSX } from 'preact';
import type { Place } from '../place';
import { AddressScreen } from './address';
import { AllWordsScreen } from './all-words';
import { ArrivedScreen } from './arrived';
import { OwnPairsScreen } from './own-pairs';
import '../../style/seldom.css';

export function Room(here: Place): JSX.Element | null {
  switch (here.at) {
    case 'own-pairs':
      return <OwnPairsScreen />;
    case 'arrived':
      return <ArrivedScreen />;
    case 'all-words':
      return <AllWordsScreen />;
    case 'address':
      return <AddressScreen />;
    default:
      return null;
  }
}
