// Folders import in one direction only. What is checked is written in .dependency-cruiser.mjs; that it bites is checked here.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plant, top } from './top';

interface Cruised {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
  modules: { source: string }[];
}

function cruise(folder: string): Cruised {
  const bin = join(top, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(top, '.dependency-cruiser.mjs');
  const ran = spawnSync(process.execPath, [bin, 'src', '--config', config, '--output-type', 'json', '--no-cache'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (!ran.stdout.startsWith('{')) throw new Error(`dependency-cruiser: ${ran.stderr || ran.stdout}`);
  return JSON.parse(ran.stdout) as Cruised;
}

const told = (cruised: Cruised) =>
  cruised.summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`).sort();

test('folders import in one direction only', { timeout: 60_000 }, () => {
  const cruised = cruise(top);
  expect(told(cruised)).toEqual([]);
  const sources = cruised.modules.filter((module) => module.source.startsWith('src/'));
  expect(sources.length, 'a check that sees nothing passes').toBeGreaterThan(15);
});

test('the same check catches each planted arrow and lets the good ones pass', { timeout: 60_000 }, () => {
  const forbidden: [from: string, to: string][] = [
    ['core/a1.ts', '../device/clock'],
    ['core/a2.ts', 'preact'],
    ['core/a3.ts', 'node:fs'],
    ['words/a1.ts', '../text/index'],
    ['text/a1.ts', '../core/seat'],
    ['style/a1.ts', '../core/seat'],
    ['device/a1.ts', '../table/handoff'],
    ['device/a2.ts', '../text/index'],
    ['table/a1.tsx', '../app/home'],
    ['table/a2.tsx', '../words/pack'],
    ['table/a3.tsx', '../games/spy/scenes'],
    ['app/a1.tsx', '../games/spy/index'],
    ['app/a2.tsx', '../games/spy/rules'],
    ['app/a3.tsx', 'idb'],
    ['games/spy/a1.ts', '../station/rules'],
    ['games/spy/a2.ts', '../missions/rules'],
    ['games/spy/a3.ts', '../../table/handoff'],
    ['games/spy/a4.ts', './screens'],
    ['games/spy/a5.ts', '../../device/clock'],
    ['games/spy/a6.ts', './text/en'],
    ['games/spy/a7.ts', 'valibot'],
    ['games/spy/a8.tsx', './rules'],
    ['games/spy/a9.tsx', '../../device/clock'],
    ['games/spy/a10.tsx', '../missions/screens'],
    ['games/spy/a14.ts', '../missions/scenes'],
    ['games/spy/screens/a11.ts', '../rules'],
    ['games/spy/a12.tsx', '../../app/home'],
    ['games/spy/text/a13.ts', '../rules'],
    ['games/smersh/a1.ts', '../missions/screens'],
    ['games/smersh/a2.ts', '../trust-no-one/rules'],
    ['games/smersh/a3.tsx', '../missions/rules'],
    ['games/smersh/a4.tsx', '../missions/scenes'],
    ['games/missions/a1.ts', '../smersh/rules'],
    ['games/missions/screens/a2.tsx', '../rules/course'],
    ['service-worker/a1.ts', '../core/seat'],
    ['app/a4.tsx', '../service-worker/sw'],
    ['core/a4.ts', './nowhere'],
  ];
  const allowed: [from: string, to: string][] = [
    ['core/b1.ts', 'pure-rand/distribution/uniformInt'],
    ['core/b2.ts', 'valibot'],
    ['core/b3.ts', './seat'],
    ['words/b1.ts', '../core/seat'],
    ['words/b2.ts', '../../wordpacks/en/simple.json'],
    ['device/b1.ts', 'idb'],
    ['device/b2.ts', 'workbox-window'],
    ['table/b1.tsx', '../device/clock'],
    ['table/b2.tsx', 'preact/hooks'],
    ['table/b3.tsx', '@preact/signals'],
    ['table/b4.tsx', './handoff.css'],
    ['app/b1.tsx', '../games/index'],
    ['app/b2.tsx', '../words/pack'],
    ['games/spy/b1.ts', './rules'],
    ['games/spy/b2.ts', '../../words/pack'],
    ['games/spy/b3.tsx', './scenes'],
    ['games/spy/b4.tsx', './text/en'],
    ['games/spy/b5.tsx', '../../table/handoff'],
    ['games/spy/b6.tsx', '../../words/pack'],
    ['games/spy/screens/b7.tsx', '../scenes'],
    ['games/spy/text/b8.ts', '../../../text/index'],
    ['games/smersh/b1.ts', '../missions/rules'],
    ['games/smersh/b2.tsx', '../missions/screens'],
    ['games/trust-no-one/b1.ts', '../missions/rules'],
    ['games/trust-no-one/b2.ts', '../missions/rules/course'],
    ['games/trust-no-one/b3.ts', '../missions/scenes'],
    ['games/missions/scenes.ts', './rules/course'],
    ['games/missions/screens/b1.tsx', '../scenes'],
    ['service-worker/b1.ts', 'workbox-precaching'],
  ];
  const files: Record<string, string> = {
    'package.json': '{"type":"module"}',
    'wordpacks/en/simple.json': '[]',
    'src/table/handoff.css': '',
    // Two planted faults that are no plain arrows: a cycle, and a game that is fetched at once.
    'src/core/round.ts': "import './about';",
    'src/core/about.ts': "import './round';",
    'src/games/index.ts': "import './station/index';\nexport const games = [() => import('./spy/index')];",
  };
  const rooms =
    'core/seat device/clock text/index style/index words/pack service-worker/sw games/spy/rules games/spy/scenes games/spy/text/en games/station/rules games/station/index games/missions/rules games/missions/rules/course games/smersh/rules games/trust-no-one/rules';
  for (const room of rooms.split(' ')) files[`src/${room}.ts`] = 'export {};';
  for (const room of 'table/handoff app/home games/spy/screens games/missions/screens'.split(' ')) {
    files[`src/${room}.tsx`] = 'export {};';
  }
  files['src/games/spy/index.tsx'] = "import './rules';\nimport './screens';\nimport '../../core/seat';";
  files['src/main.tsx'] = "import './app/home';\nimport './style/index';";
  for (const [from, to] of [...forbidden, ...allowed]) files[`src/${from}`] = `import '${to}';`;

  const { folder, remove } = plant(files);
  try {
    const { violations } = cruise(folder).summary;
    const caught = new Set(violations.filter(({ rule }) => rule.name !== 'no-cycles').map(({ from }) => from));
    expect([...caught].sort()).toEqual([...forbidden.map(([from]) => `src/${from}`), 'src/games/index.ts'].sort());
    const cycles = violations.filter(({ rule }) => rule.name === 'no-cycles').map(({ from, to }) => [from, to].sort());
    expect(cycles).toContainEqual(['src/core/about.ts', 'src/core/round.ts']);
    const late = violations.filter(({ rule }) => rule.name === 'games-come-late');
    expect(late.map(({ to }) => to)).toEqual(['src/games/station/index.ts']);
  } finally {
    remove();
  }
});
