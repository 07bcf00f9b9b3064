// The app's own address as a code, so that the second phone at the table gets Sotto too.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ownAddress } from '../../device/fragment';
import { shareText } from '../../device/share';
import { Button } from '../../table/button';
import { TableScreen } from '../../table/frame';
import { Qr } from '../../table/qr';
import { text } from '../../text/language';
import { seldomText } from '../../text/seldom/language';
import { back } from '../place';

export function AddressScreen(): JSX.Element {
  const { address: words, carry } = seldomText.value;
  const [said, setSaid] = useState('');
  const address = ownAddress();
  return (
    <TableScreen
      kind="address"
      title={words.title}
      line={words.line}
      corner={{ icon: 'close', label: text.value.close, onPress: back }}
      slot="none"
    >
      <Qr text={address} label={words.alt} />
      <p class="own-address">{address}</p>
      <Button
        onPress={() =>
          void shareText('Sotto', address).then((shared) =>
            setSaid(shared === 'copied' ? words.copied : shared === 'refused' ? carry.refused : ''),
          )
        }
      >
        {words.send}
      </Button>
      <p role="status">{said}</p>
    </TableScreen>
  );
}
