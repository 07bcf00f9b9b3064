// How Sotto is built and tested: one build that works at `/` and under any sub-path, and everything in it precached.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import type { Plugin } from 'vite';
import { type VitePluginPWAAPI, VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

const top = fileURLToPath(new URL('.', import.meta.url));
const testing = process.env.VITEST !== undefined;

export default defineConfig({
  root: testing ? top : join(top, 'src'),
  base: './',
  publicDir: join(top, 'public'),
  define: { __VERSION__: JSON.stringify(process.env.SOTTO_VERSION ?? version()) },
  build: {
    outDir: join(top, 'dist'),
    emptyOutDir: true,
    // Tablets of 2021. The browsers stand beside the language level because the style sheets are made for them too.
    target: ['es2021', 'chrome90', 'edge90', 'firefox90', 'safari14.1'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What the games share stays apart from each of them, so that the second one does not load it again.
            { name: 'ballots', test: /\/src\/(table\/(ballot|count|countdown|seats|game-module)|core\/ballot)\.tsx?$/ },
            { name: 'words', test: /\/src\/words\// },
            { name: 'missions', test: /\/src\/games\/missions\// },
          ],
        },
      },
    },
  },
  plugins: [
    preact({ reactAliasesEnabled: false, devToolsEnabled: false }),
    ...(testing ? [] : [page(), ...pwa(), record(), strict()]),
  ],
  test: {
    // Time proves nothing here: a busy machine must not fail a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          environment: 'node',
          setupFiles: ['tests/house/seed.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{app,device,table,browser,bench}/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: ['tests/{app,device,table}/**/*.test.{ts,tsx}', 'tests/**/*.test.tsx'],
          exclude: ['tests/{browser,bench}/**'],
          setupFiles: ['tests/house/seed.ts', 'tests/house/page.ts'],
        },
      },
    ],
  },
});

/** The package's version and a stamp of everything that goes into the build: the same sources give the same one. */
function version(): string {
  const stamp = createHash('sha256');
  for (const path of ['src', 'public', 'wordpacks'].flatMap(files)) {
    stamp.update(`${path}\0`).update(readFileSync(join(top, path)));
  }
  stamp.update(readFileSync(join(top, 'package-lock.json')));
  const { version: number } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as { version: string };
  return `${number}+${stamp.digest('hex').slice(0, 8)}`;
}

function files(folder: string): string[] {
  return readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md')) // what is written about them is not in the build
    .map((entry) => relative(top, join(entry.parentPath, entry.name)))
    .sort();
}

/** While developing, Vite itself puts styles and scripts into the page, so there the policy would only be in the way. */
function page(): Plugin {
  return {
    name: 'sotto:page',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
  };
}

function pwa() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'service-worker',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    integration: {
      configureCustomSWViteBuild: (config) => {
        config.logLevel = 'warn';
      },
    },
    manifest: {
      name: 'Sotto',
      short_name: 'Sotto',
      description: 'Four secret-role games for one phone, passed around. Works without a network.',
      id: '.',
      start_url: '.',
      scope: '.',
      display: 'standalone',
      background_color: '#EFE6D6',
      theme_color: '#EFE6D6',
      lang: 'en',
      categories: ['games', 'entertainment'],
      icons: [
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['**/*.{js,css,html,svg,json,png,woff2,webmanifest}'],
      globIgnores: ['.vite/**', 'screenshots/**', 'sw.js'],
      maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
      // Integrity lets the worker notice and mend an entry that was lost or garbled.
      manifestTransforms: [
        (entries) => ({ manifest: entries.map((entry) => ({ ...entry, integrity: integrity(entry.url) })) }),
      ],
    },
  });

  function integrity(url: string): string {
    return `sha384-${createHash('sha384')
      .update(readFileSync(join(outDir, url)))
      .digest('base64')}`;
  }
}

let outDir = join(top, 'dist');

/** Writes down which module went into which file (`.vite/modules.json`), for the budgets; nothing of it is precached. */
function record(): Plugin {
  return {
    name: 'sotto:record',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    buildStart() {
      // The plug-in would list the web manifest once more, without integrity; the glob finds it like any other file.
      const plugin = this.environment.config.plugins.find(({ name }) => name === 'vite-plugin-pwa');
      (plugin?.api as VitePluginPWAAPI | undefined)?.extendManifestEntries(() => []);
    },
    generateBundle(_, bundle) {
      const modules: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        modules[chunk.fileName] = chunk.moduleIds.map((id) =>
          relative(top, id.replace(/^\0/, '')).replaceAll('\\', '/'),
        );
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules, null, 1) });
    },
  };
}

/** A warning fails the build: a file silently left out of the precache is a game that does not open in a train. */
function strict(): Plugin {
  const warnings: string[] = [];
  const { warn } = console;
  let broken = false;
  return {
    name: 'sotto:strict',
    apply: 'build',
    buildStart() {
      console.warn = (...words: unknown[]) => {
        warnings.push(words.join(' '));
        warn(...words);
      };
    },
    buildEnd(error) {
      broken = error !== undefined;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        console.warn = warn;
        if (warnings.length > 0 && !broken) throw new Error(`The build warned:\n${warnings.join('\n')}`);
      },
    },
  };
}
