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
  { address: /^\/statistics$/, chunk: 'routes/statistics.tsx?' },
  { address: /^\/dashboard\/plans$/, chunk: 'routes/dashboard/plans.tsx?' },
  { address: /^\/dashboard\/[^/]+\/[^/]+\/\d+$/, chunk: '$section/$slug/$questionId.tsx?' },
  { address: /^\/dashboard\/[^/]+\/[^/]+$/, chunk: '$section/$slug/index.tsx?' },
] as const;

/**
 * Paths of the style sheets that a page needs beyond those of every page: its first view is not painted without them.
 * (Scripts are fetched after it: the page lists them by itself, `tools/build/start-parts.ts`.)
 */
export function readPageStyles(distDir: string): (path: string) => readonly string[] {
  const file = join(distDir, '.vite', 'manifest.json');
  if (!existsSync(file)) return () => [];
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
    return { address, styles: files.filter((each) => each.endsWith('.css')) };
  });
  return (path) => found.find(({ address }) => address.test(path))?.styles ?? [];
}

function closureOf(manifest: Manifest, key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const next of chunk.imports ?? []) closureOf(manifest, next, files);
  return files;
}
