import { expect, test } from 'vitest';
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
