import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

const pages = [
  { address: /^\/dashboard\/[^/]+\/[^/]+\/\d+$/, chunk: '$section/$slug/$questionId.tsx?' },
  { address: /^\/dashboard\/[^/]+\/[^/]+$/, chunk: '$section/$slug/index.tsx?' },
] as const;

/**
 * What a page other than home needs, as the value of a `Link` header: a browser that comes for the first time fetches it
 * together, not one after the other. `undefined` where the entry is all (home) or the build names no such page.
 */
export function readPagePreloads(distDir: string): (path: string) => string | undefined {
  const file = join(distDir, '.vite', 'manifest.json');
  if (!existsSync(file)) return () => undefined;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  // The entry first: the browser asks in this order, over few connections.
  const entry = closureOf(manifest, 'index.html');
  const headers = pages.map(({ address, chunk }) => {
    const key = Object.keys(manifest).find((each) => each.includes(chunk));
    const needed = key === undefined ? [] : [...closureOf(manifest, key, new Set(entry))];
    return { address, header: needed.map(toLink).join(', ') };
  });
  return (path) => headers.find(({ address }) => address.test(path))?.header || undefined;
}

function closureOf(manifest: Manifest, key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const next of chunk.imports ?? []) closureOf(manifest, next, files);
  return files;
}

function toLink(file: string): string {
  return file.endsWith('.css')
    ? `</${file}>; rel=preload; as=style; crossorigin`
    : `</${file}>; rel=modulepreload; crossorigin`;
}
