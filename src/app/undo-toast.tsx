// The toast that takes back a mis-tap for six seconds (ALL-07). At the table only, never on a handoff or a private scene.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { canUndo, type Match } from '../core/match';
import { Button } from '../table/button';
import { text } from '../text/language';
import { undo } from './current';

/** Milliseconds that a toast stays. */
const STAYS = 6000;

export function UndoToast({ match }: { match: Match }): JSX.Element | null {
  const [gone, setGone] = useState(match.revision);
  const count = match.moves.length;
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    setSeen(count);
    if (count <= seen) {
      setGone(match.revision); // after an undo there is nothing to offer
      return;
    }
    const timer = setTimeout(() => setGone(match.revision), STAYS);
    return () => clearTimeout(timer);
  }, [count]);
  if (!canUndo(match) || gone >= match.revision) return null;
  return (
    <div class="toast" role="status">
      <Button look="plain" onPress={() => void undo()}>
        {text.value.undo}
      </Button>
    </div>
  );
}
