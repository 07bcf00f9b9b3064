// A sheet of the frame, which Back closes before it leaves the screen below.

import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Sheet } from '../table/sheet';
import { onBack } from './place';

export function BackSheet(props: {
  kind: string;
  title: string;
  children: ComponentChildren;
  onClose: () => void;
}): JSX.Element {
  const close = useRef(props.onClose);
  close.current = props.onClose;
  useLayoutEffect(() => onBack(() => close.current()), []);
  return <Sheet {...props} />;
}
