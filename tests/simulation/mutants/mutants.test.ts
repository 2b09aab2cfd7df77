import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { readKillers } from './killers.ts';
import { mutants } from './list.ts';

const wanted = rounds('MUTANTS', { short: 3, long: mutants.length });

test(`planted bugs are found by the seeds on record, ${wanted} of them`, () => {
  const program = fileURLToPath(new URL('hunt.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--known', '--first', String(wanted)],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(stdout).toContain(`${wanted} killed, 0 survived`);
  expect(status).toBe(0);
}, 300_000);

test('there are at least 25 of them, and together they break every promise', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(25);
  const broken = new Set(Object.values(readKillers()).map(({ oracle }) => oracle.split(' ')[0]));
  const promises = Array.from({ length: 13 }, (_, at) => `I${at + 1}`);
  expect(promises.filter((promise) => !broken.has(promise))).toEqual([]);
});

test('every one of them is in product code', () => {
  const files = mutants.flatMap(({ patches }) => patches.map(({ file }) => file));
  expect(files.filter((file) => !/^(domain|src)\//.test(file))).toEqual([]);
});
