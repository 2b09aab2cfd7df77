// Builds the client when its sources changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, pinnedEnv, pinnedNode, root, say } from './setup.mjs';

const inputs = [
  'src',
  'workers',
  'contract',
  'domain',
  'engines',
  'public',
  'tools/build',
  'index.html',
  'vite.config.ts',
  'vite.first-view.config.ts',
  'tsconfig.base.json',
  'package-lock.json',
];

function* filesBelow(path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  let entries;
  try {
    entries = readdirSync(full, { withFileTypes: true });
  } catch {
    yield path;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(child);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield child;
  }
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const input of inputs)
    for (const file of filesBelow(input))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Builds into `dist/` unless what is there was built from the same sources. */
export function ensureBuild() {
  const stamp = join(root, 'dist', '.built-from');
  const hash = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say('Building the app (after every change of its sources, about a minute)…');
  for (const config of ['vite.config.ts', 'vite.first-view.config.ts']) {
    const result = spawnSync(
      pinnedNode(),
      [
        join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
        'build',
        '--config',
        config,
        '--logLevel',
        'warn',
      ],
      { cwd: root, stdio: 'inherit', env: pinnedEnv() },
    );
    if (result.status !== 0) giveUp('The app could not be built; the lines above say why.');
  }
  writeFileSync(stamp, hash);
}

if (process.argv[1]?.endsWith('build.mjs')) ensureBuild();
