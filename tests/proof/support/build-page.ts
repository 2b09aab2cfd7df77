import { resolve } from 'node:path';
import { build } from 'vite';

export const pageFolder = resolve('.cache/proof-page');

/** Bundles the page of the proofs: the product's data layer and engine, a production build, without its screens. */
export default async function buildPage(): Promise<void> {
  await build({
    configFile: false,
    root: resolve('tests/proof/page'),
    logLevel: 'error',
    build: { outDir: pageFolder, emptyOutDir: true, target: 'es2023', reportCompressedSize: false },
  });
}
