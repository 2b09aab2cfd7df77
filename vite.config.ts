import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { grammarPatterns } from './tools/build/grammar-patterns.ts';
import { keptFiles } from './tools/build/kept-files.ts';
import { precompress } from './tools/build/precompress.ts';
import { startParts } from './tools/build/start-parts.ts';
import { unpackedData } from './tools/build/unpacked-data.ts';
import { webManifest } from './tools/build/web-manifest.ts';
import { withoutJsonSchemas } from './tools/build/without-json-schemas.ts';
import { withoutRuntimeAsset } from './tools/build/without-runtime-asset.ts';
import { preview } from './tools/preview/preview-plugin.ts';

/** What lies behind every screen: local data, sync and the rules they share. */
const localData =
  /[\\/](?:src[\\/](?:main-|data[\\/]|sync[\\/]|platform[\\/]session)|domain[\\/](?:rubric|listing|outbox)[\\/])/;

const packages = (names: string) => new RegExp(String.raw`[\\/]node_modules[\\/](?:${names})[\\/]`);

const apiTarget = process.env['API_TARGET'] ?? 'http://127.0.0.1:4173';

/** Nearly all that they hold is called while the app starts: Chromium compiles it all while they come, on a thread of its own. */
const startChunks = new Set(
  'boot react look router start zod database answers entities contract local shared small main'.split(' '),
);

export default defineConfig({
  cacheDir: '.cache/vite',
  plugins: [
    preview(),
    withoutJsonSchemas(),
    unpackedData(),
    grammarPatterns(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Home is part of the first load, so it comes with the entry: one paint, not a frame and then a page.
      codeSplittingOptions: { splitBehavior: ({ routeId }) => (routeId === '/' ? [] : undefined) },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routes/route-tree.gen.ts',
      routeFileIgnorePattern: String.raw`\.gen\.ts|\.test\.`,
    }),
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'workers/service-worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: webManifest,
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        buildPlugins: { vite: [withoutJsonSchemas()] },
        // Making a schema has no effect: those that the service worker does not use are left out.
        rollupOptions: { treeshake: { manualPureFunctions: ['z'] } },
        // The MP3 encoder is small and needed offline; the 32 MB converter and the engine of Anki packages are cached on first use instead. The size
        // limit makes the build fail when something that large slips into the shell.
        globPatterns: ['**/*.{html,js,css,woff2,wasm,webmanifest}', 'icons/*.{png,svg}', 'voice/honk.mp3'],
        globIgnores: ['**/ffmpeg-core*', '**/sql-wasm*', '**/sw.js'],
        manifestTransforms: [keptFiles('dist')],
        maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
      },
    }),
    startParts({ start: 'src/main.tsx', services: 'src/main-services.ts' }),
    precompress(),
  ],
  worker: {
    // With the default (iife) a worker is one file with all of its lazy parts in it.
    format: 'es',
    plugins: () => [grammarPatterns(), withoutJsonSchemas(), withoutRuntimeAsset()],
  },
  build: {
    outDir: 'dist',
    manifest: true,
    sourcemap: false,
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: {
      // The composition root is an entry of its own: `boot.ts` runs it when its parts are there.
      input: { index: 'index.html', main: 'src/main.tsx' },
      output: {
        postBanner: ({ name }) => (startChunks.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          // Over a slow line each small file costs a round trip, and on a slow phone each large one a long task: what every
          // page needs comes as a handful of files.
          groups: [
            { name: 'boot', test: /[\\/]src[\\/](?:boot|start-parts)\.ts$/, priority: 12 },
            { name: 'react', tags: ['$initial'], test: packages('react|react-dom|scheduler'), priority: 11 },
            { name: 'look', tags: ['$initial'], test: packages('@mantine|clsx|@floating-ui'), priority: 10 },
            { name: 'router', tags: ['$initial'], test: packages('@tanstack'), priority: 9 },
            {
              name: 'start',
              tags: ['$initial'],
              test: /[\\/](?:src|domain|engines|contract|node_modules)[\\/]/,
              priority: 8,
            },
            // With its setting in the same file, so that it is set before any schema is made.
            { name: 'zod', test: /[\\/](?:node_modules[\\/]zod[\\/]|zod-without-eval)/, priority: 7 },
            { name: 'database', test: packages('dexie|dexie-react-hooks|ky|idb-keyval'), priority: 6 },
            // Making schemas is slow work, so it is cut in three. What answers are made of needs nothing of the others.
            {
              name: 'answers',
              test: /[\\/]contract[\\/]entities[\\/](?:answer|bank-item|evidence|model-pack)\.ts$/,
              priority: 5,
            },
            { name: 'entities', test: /[\\/]contract[\\/]entities[\\/]/, priority: 4 },
            { name: 'contract', test: /[\\/]contract[\\/]/, priority: 3 },
            { name: 'local', test: localData, priority: 2 },
            // A few hundred bytes each that several pages share: one file instead of thirty, each of which is a line in the list
            // of files that the service worker keeps.
            {
              name: 'small',
              test: /[\\/](?:@tabler[\\/]icons-react|@mantine[\\/]hooks|src[\\/]ui[\\/](?:overlay|sync-word|voice|notes|use-now|use-turns|use-day-start|use-page-is-seen|ring-arc)|src[\\/]platform[\\/](?:clipboard|repeat)|domain[\\/](?:statistics[\\/]minute-words|words[\\/]capitalised))[\\/.]/,
              minShareCount: 2,
              priority: 1,
            },
            // The same of what questions, lists and tasks share: a question needs twenty files and not sixty, each of which costs
            // the main thread some milliseconds even when it comes from the device.
            {
              name: 'shared',
              test: /[\\/](?:@mantine[\\/]core|src[\\/](?:ui[\\/](?:practice|dictionary|notes)|features[\\/]practice))[\\/]/,
              minShareCount: 3,
              priority: 0,
            },
            // Pages of a few lines each: one file instead of ten.
            { name: 'me', test: /[\\/]src[\\/](?:features[\\/]me|ui[\\/]rows)[\\/]/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': apiTarget, '/config.json': apiTarget, '/models': apiTarget },
  },
});
