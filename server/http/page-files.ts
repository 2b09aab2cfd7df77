import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

const pages = [
  { address: /^\/practise$/, chunk: 'routes/practise.tsx?' },
  { address: /^\/dashboard\/[^/]+\/[^/]+\/\d+$/, chunk: '$section/$slug/$questionId.tsx?' },
  { address: /^\/dashboard\/[^/]+\/[^/]+$/, chunk: '$section/$slug/index.tsx?' },
] as const;

/** What a page needs beyond what every page does. */
export interface PageFiles {
  /** Paths of its scripts. */
  readonly scripts: readonly string[];
  /** Paths of its style sheets. */
  readonly styles: readonly string[];
}

/** What pages other than home need. `undefined` where the entry is all (home) or the build names no such page. */
export function readPageFiles(distDir: string): (path: string) => PageFiles | undefined {
  const file = join(distDir, '.vite', 'manifest.json');
  if (!existsSync(file)) return () => undefined;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  // What the page names itself: the entry, and the composition root with its services.
  const named = new Set<string>();
  for (const key of ['index.html', 'src/main.tsx', 'src/main-services.ts']) closureOf(manifest, key, named);
  const found = pages.map(({ address, chunk }) => {
    const key = Object.keys(manifest).find((each) => each.includes(chunk));
    const files =
      key === undefined
        ? []
        : [...closureOf(manifest, key, new Set(named))]
            .filter((each) => !named.has(each))
            .map((each) => `/${each}`);
    return {
      address,
      files: {
        scripts: files.filter((each) => each.endsWith('.js')),
        styles: files.filter((each) => each.endsWith('.css')),
      },
    };
  });
  return (path) => found.find(({ address, files }) => files.scripts.length > 0 && address.test(path))?.files;
}

function closureOf(manifest: Manifest, key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const next of chunk.imports ?? []) closureOf(manifest, next, files);
  return files;
}
