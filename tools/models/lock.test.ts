import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { filesForThisMachine, readModelsLock } from './lock.ts';

test('the lock file is valid and every file has one place of its own', () => {
  const files = Object.values(readModelsLock().sets).flatMap((packs) => packs.flatMap((pack) => pack.files));
  const hashes = Map.groupBy(files, ({ to }) => to);
  expect(hashes.size).toBeGreaterThan(20);
  // Two sets may need the same file; two files never have the same place.
  const shared = [...hashes].filter(([, own]) => new Set(own.map(({ sha256 }) => sha256)).size > 1);
  expect(shared.map(([to]) => to)).toEqual([]);
});

test('native files of other machines are left out', () => {
  const file = { file: 'a', to: 'a', bytes: 1, sha256: '0'.repeat(64) };
  const here = `${process.platform}-${process.arch}`;
  const chosen = filesForThisMachine([
    file,
    { ...file, platform: here },
    { ...file, platform: 'amiga-m68k' },
  ]);
  expect(chosen.map(({ platform }) => platform)).toEqual([undefined, here]);
});

test('a package that is also installed has the version of package.json', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const installed = Object.values(readModelsLock().sets)
    .flat()
    .filter((pack) => pack.installed);
  expect(installed.map(({ name }) => name)).toEqual(['onnxruntime-web']);
  for (const { name, version } of installed) expect(dependencies[name]).toBe(version);
});
