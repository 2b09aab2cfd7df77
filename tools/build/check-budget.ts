import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** First load over the wire: page, styles and scripts up to the composition root, which has home in it, compressed with brotli. kB = 1000 bytes. */
const budgetKb = 135;

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const dist = process.argv[2] ?? 'dist';
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<
  string,
  ManifestChunk
>;

/** Every file that a chunk needs before it runs. */
function closure(key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build manifest has no ${key}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const next of chunk.imports ?? []) closure(next, files);
}

const files = new Set<string>(['index.html', 'first.js']);
for (const key of ['index.html', 'src/main.tsx']) closure(key, files);

let totalBytes = 0;
for (const file of files) {
  const compressed = join(dist, `${file}.br`);
  if (!existsSync(compressed)) throw new Error(`${compressed} is missing: was the build cut short?`);
  const { size } = statSync(compressed);
  totalBytes += size;
  console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${file}`);
}
const total = totalBytes / 1000;
console.log(`${total.toFixed(1).padStart(7)} kB  first load, of ${budgetKb} kB`);
if (total > budgetKb) {
  console.error(
    `The first load is ${(total - budgetKb).toFixed(1)} kB over its budget. What became part of the entry?`,
  );
  process.exitCode = 1;
}
