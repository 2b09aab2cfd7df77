import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = new URL('../../scripts/keep-running.mjs', import.meta.url).href;
const { keepRunning } = (await import(script)) as {
  keepRunning: (program: string, args: string[], options: { waitMs: number }) => Promise<number>;
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passage-keep-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a mark at each start, and ends as it is told for each of them. */
const program = `
  const { appendFileSync, readFileSync } = require('node:fs');
  const [file, ...ends] = process.argv.slice(1);
  appendFileSync(file, 'x');
  const end = ends[readFileSync(file, 'utf8').length - 1];
  if (end.startsWith('SIG')) process.kill(process.pid, end);
  else process.exit(Number(end));
`;
const run = async (...ends: string[]) => {
  const marks = join(folder, 'marks');
  const code = await keepRunning(process.execPath, ['-e', program, marks, ...ends], { waitMs: 1 });
  return { code, starts: readFileSync(marks, 'utf8').length };
};

it('starts again what was killed, and ends when it ends by itself', async () => {
  expect(await run('SIGKILL', 'SIGSEGV', '3')).toEqual({ code: 3, starts: 3 });
});

it.each([
  ['0', 0],
  ['1', 1],
  ['SIGTERM', 0],
])('does not start again what ended with %s', async (end, code) => {
  expect(await run(end)).toEqual({ code, starts: 1 });
});
