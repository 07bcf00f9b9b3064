// Which folder may import which: an allow-list, so that an arrow nobody thought of is an error too.
// $1 is the game's own folder. A package is named where it may be used and nowhere else.

/** @param {string[]} names */
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`;
const preact = packages('preact', '@preact/signals', '@preact/signals-core');
const signals = packages('@preact/signals', '@preact/signals-core');
const game = '^src/games/([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  allowedSeverity: 'error',
  allowed: [
    { from: { path: '^src/main\\.tsx$' }, to: { path: ['^src/(app|style)/', preact] } },
    {
      from: { path: '^src/app/' },
      to: { path: ['^src/(app|table|device|text|style|words|core)/', '^src/games/index\\.tsx?$', preact] },
    },
    // The list of games: each is fetched when it is opened (`games-come-late` below).
    {
      from: { path: '^src/games/index\\.tsx?$' },
      to: { path: ['^src/games/[^/]+/index\\.tsx?$', '^src/(core|table)/'] },
    },
    // A game's index gathers its rules, screens and help.
    {
      from: { path: `${game}index\\.tsx?$` },
      to: { path: ['^src/games/$1/', '^src/games/missions/screens([./]|$)', '^src/(core|words|table|text)/', preact] },
    },
    // Rules, scenes and the like: every plain .ts file of a game, and what the two mission games share of them.
    {
      from: { path: `${game}(?!index\\.|text/|screens[./]|help[./])[^.]+\\.ts$` },
      to: {
        path: [
          '^src/games/$1/(?!index\\.|text/|screens[./]|help[./]).+\\.ts$',
          '^src/games/missions/(rules([./]|$)|scenes\\.ts$)',
          '^src/(words|core)/',
        ],
      },
    },
    // Screens and help see scenes, never a state; a set-up screen may offer words.
    {
      from: { path: `${game}(screens/|help/|(?!index\\.)[^/]+\\.tsx$|(screens|help)\\.ts$)` },
      to: {
        path: [
          '^src/games/$1/(scenes|setup|moves)\\.ts$',
          '^src/games/$1/(screens|text|help)([./]|$)',
          '^src/games/missions/screens([./]|$)',
          '^src/(table|text|style|core|words)/',
          preact,
        ],
      },
    },
    { from: { path: `${game}text/` }, to: { path: ['^src/games/$1/text/', '^src/text/', signals] } },
    { from: { path: '^src/table/' }, to: { path: ['^src/(table|core|device|text|style)/', preact, packages('uqr')] } },
    {
      from: { path: '^src/device/' },
      to: {
        path: ['^src/(device|core)/', packages('idb', 'workbox-window', '@preact/signals', '@preact/signals-core')],
      },
    },
    { from: { path: '^src/words/' }, to: { path: ['^src/(words|core)/', '^wordpacks/'] } },
    { from: { path: '^src/text/' }, to: { path: ['^src/text/', signals] } },
    { from: { path: '^src/style/' }, to: { path: ['^src/style/', packages('@fontsource/piazzolla')] } },
    { from: { path: '^src/core/' }, to: { path: ['^src/core/', packages('pure-rand', 'valibot')] } },
    {
      from: { path: '^src/service-worker/' },
      to: { path: ['^src/service-worker/', packages('workbox-precaching', 'workbox-routing', 'workbox-core')] },
    },
    // What was imported goes its own way.
    { from: { path: '(^|/)(node_modules|wordpacks)/' }, to: {} },
  ],
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: { path: '^src/' }, to: { circular: true } },
    { name: 'nothing-missing', severity: 'error', from: { path: '^src/' }, to: { couldNotResolve: true } },
    {
      name: 'games-come-late',
      severity: 'error',
      from: { path: '^src/games/index\\.tsx?$' },
      to: { path: '^src/games/[^/]+/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'missions-for-two',
      comment: 'Only the two mission games share what is in games/missions.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/games/(missions|trust-no-one|smersh)/' },
      to: { path: '^src/games/missions/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
