import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

/** 24 bits tell a file from what comes in its place by accident, and the list is part of each update. */
const digestDigits = 6;

/** Files that the list has no place for by itself: the converter and the engine of Anki packages, fetched at their first use, and the web manifest. */
const others = ['assets/ffmpeg-core*.{js,wasm}', 'assets/sql-wasm*.wasm', 'manifest.webmanifest'];

/**
 * The list that the service worker keeps files by (`workers/service-worker/kept-files.ts`), each with how the SHA-256 of its
 * bytes begins, so that it can tell the file from what a portal sends in its place.
 */
export function keptFiles(distDir: string): ManifestTransform {
  return (entries) => {
    const urls = new Set([...entries.map(({ url }) => url), ...globSync(others, { cwd: distDir })]);
    const manifest = [...urls].map((url) => {
      const bytes = readFileSync(join(distDir, url));
      const revision = createHash('sha256').update(bytes).digest('hex').slice(0, digestDigits);
      return { url, revision, size: bytes.length };
    });
    return { manifest };
  };
}
