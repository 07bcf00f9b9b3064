// Help of Who's the Spy?: in a minute, how it ends, ties, a few tricks (SPY-37).

import type { JSX } from 'preact';
import { spyText } from './text/language';

export function SpyHelp(): JSX.Element {
  const { help } = spyText.value;
  return (
    <div class="help-text">
      <h2>{help.headings.minute}</h2>
      {help.minute.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{help.judge}</p>
      <h2>{help.headings.ends}</h2>
      <ul>
        {Object.entries(help.outcomes).map(([outcome, line]) => (
          <li key={outcome}>{line}</li>
        ))}
      </ul>
      <h2>{help.headings.ties}</h2>
      {help.ties.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <h2>{help.headings.tactics}</h2>
      <ul>
        {Object.entries(help.tactics).map(([who, line]) => (
          <li key={who}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
