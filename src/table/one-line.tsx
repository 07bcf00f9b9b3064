// One line of typing that no keyboard learns from and no list remembers (CASE-026 … CASE-028, CASE-090).

import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';

interface OneLineProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter?: () => void;
  /** Shown inside while empty, in place of a visible label. */
  inside?: boolean;
  error?: string | undefined;
}

let mounts = 0;

export function OneLine({ label, value, onChange, onEnter, inside = false, error }: OneLineProps): JSX.Element {
  const id = useId();
  const [fresh] = useState(() => `line-${++mounts}`); // so that no list offers what the last person typed
  return (
    <div class="one-line">
      <label class={inside ? 'unseen' : 'field-label'} for={id}>
        {label}
      </label>
      <input
        id={id}
        name={fresh}
        type="text"
        value={value}
        placeholder={inside ? label : undefined}
        autocomplete="off"
        ref={(field) => field?.setAttribute('autocorrect', 'off')} // as a property, "off" would mean on
        autocapitalize="words"
        spellcheck={false}
        enterkeyhint="done"
        dir="auto"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onInput={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.isComposing && !event.repeat) onEnter?.();
        }}
      />
      <p class="error" id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  );
}
