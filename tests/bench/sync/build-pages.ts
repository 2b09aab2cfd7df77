import { resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';

const root = resolve('tests/bench/sync/pages');

/** The names in the order of the tables. */
export const contenderNames = ['passage', 'rxdb', 'tanstack', 'workbox'] as const;
export type ContenderName = (typeof contenderNames)[number];

/** Bundles the page of each contender, production builds, into a folder; returns it. */
export async function buildPages(): Promise<string> {
  const outDir = resolve('.cache/bench/sync-pages');
  const common: InlineConfig = {
    configFile: false,
    root,
    logLevel: 'error',
    cacheDir: resolve('.cache/vite-bench'),
  };
  await build({
    ...common,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: { input: contenderNames.map((name) => resolve(root, `${name}.html`)) },
    },
  });
  await build({
    ...common,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      lib: {
        entry: resolve(root, 'workbox-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'workbox-worker.js',
      },
    },
  });
  return outDir;
}
