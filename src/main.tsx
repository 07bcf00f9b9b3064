// Starts the app: what was kept first, then the screen, then the worker that makes it last without a network.

import { render } from 'preact';
import { App } from './app/app';
import { begin } from './app/begin';
import './style/base.css';

begin(() => {
  const root = document.getElementById('app');
  if (root) render(<App />, root);
});
