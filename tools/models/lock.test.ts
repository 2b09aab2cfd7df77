import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { filesForThisMachine, readModelsLock } from './lock.ts';

test('the lock file is valid and every file has one place of its own', () => {
  const places = Object.values(readModelsLock().sets).flatMap((packs) =>
    packs.flatMap(({ files }) => files.map(({ to }) => to)),
  );
  expect(places.length).toBeGreaterThan(20);
  expect(new Set(places).size).toBe(places.length);
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
