import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Gate } from './gate.ts';
import { runGates } from './run-gates.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passage-gates-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const gate = (name: string, program: string, more: Partial<Gate> = {}): Gate => ({
  name,
  command: process.execPath,
  args: ['-e', program],
  cores: 1,
  budget: 60,
  ...more,
});

async function run(gates: readonly Gate[], env: NodeJS.ProcessEnv = {}) {
  const { CI: _, ...own } = process.env;
  let text = '';
  const isProven = await runGates(gates, {
    print: (more) => (text += more),
    env: { ...own, ...env },
    logs: join(folder, 'logs'),
  });
  return { isProven, text, last: text.trimEnd().split('\n').at(-1) };
}

/** A gate that writes such a report as a test runner does, and ends with this code. */
function reporting(
  name: string,
  report: unknown,
  exitCode: number,
  more: Partial<Gate['report']> = {},
): Gate {
  const file = join(folder, `${name}.json`);
  const source = join(folder, `${name}.source.json`);
  writeFileSync(source, JSON.stringify(report));
  const program = `fs.copyFileSync(${JSON.stringify(source)}, ${JSON.stringify(file)}); process.exitCode = ${exitCode}`;
  return gate(name, program, { report: { file, format: 'vitest', ...more } });
}

const vitestReport = (statuses: readonly string[]) => ({
  numPassedTests: statuses.filter((status) => status === 'passed').length,
  numFailedTests: statuses.filter((status) => status === 'failed').length,
  testResults: [
    {
      name: join(process.cwd(), 'some.test.ts'),
      status: statuses.includes('failed') ? 'failed' : 'passed',
      assertionResults: statuses.map((status, at) => ({
        fullName: `test ${at}`,
        status,
        duration: 1_000 * at,
      })),
    },
  ],
});

it('passes when all pass, and the last line counts a gate without tests as one', async () => {
  const both = await run([gate('one', ''), reporting('two', vitestReport(['passed', 'passed']), 0)]);
  expect(both).toMatchObject({ isProven: true, last: '3 passed, 0 failed' });
});

it('goes on after a gate that fails, and does not pass', async () => {
  const result = await run([gate('one', 'process.exit(3)'), gate('two', '')]);
  expect(result).toMatchObject({ isProven: false, last: '1 passed, 1 failed' });
  expect(result.text).toMatch(/^FAILED {2}one/m);
  expect(result.text).toMatch(/^ok {6}two/m);
});

it('names the tests that failed', async () => {
  const result = await run([reporting('one', vitestReport(['passed', 'failed']), 1)]);
  expect(result).toMatchObject({ isProven: false, last: '1 passed, 1 failed' });
  expect(result.text).toContain('failed: some.test.ts: test 1');
});

it('fails for a runner that fails without a failed test, writes no report, or runs no test', async () => {
  for (const each of [
    reporting('crash', vitestReport(['passed']), 1),
    gate('silent', '', { report: { file: join(folder, 'none.json'), format: 'vitest' } }),
    reporting('empty', vitestReport([]), 0),
  ])
    expect(await run([each])).toMatchObject({ isProven: false });
  const none = reporting('none', vitestReport([]), 0, { mayBeEmpty: true });
  expect(await run([none])).toMatchObject({ isProven: true, last: '0 passed, 0 failed' });
});

it('fails for a story that passes only when it is tried again', async () => {
  const story = {
    title: 'a story',
    tests: [{ projectName: 'mobile', status: 'flaky', results: [{ duration: 2_000 }, { duration: 500 }] }],
  };
  const report = {
    stats: { expected: 0, unexpected: 0, flaky: 1 },
    suites: [{ file: 'a.spec.ts', specs: [story] }],
  };
  const result = await run([reporting('stories', report, 0, { format: 'playwright' })]);
  expect(result).toMatchObject({ isProven: false, last: '0 passed, 1 failed' });
  expect(result.text).toContain('failed: mobile a.spec.ts: a story');
  expect(result.text).toContain('    2.5 s  mobile a.spec.ts: a story');
});

it('fails for a program that is not there, and for no gate at all', async () => {
  expect((await run([gate('none', '', { command: 'no-such-program' })])).isProven).toBe(false);
  expect(await run([])).toMatchObject({ isProven: false, last: '0 passed, 0 failed' });
});

it('does not run what comes after a gate that failed', async () => {
  const result = await run([gate('build', 'process.exit(1)'), gate('size', '', { after: ['build'] })]);
  expect(result).toMatchObject({ isProven: false, last: '0 passed, 2 failed' });
  expect(result.text).toContain('failed: not run, since "build" failed');
});

it('keeps what a gate prints in one piece, errors in their place, whoever runs beside it', async () => {
  const lines = (name: string) =>
    `for (let at = 0; at < 50; at += 1) fs.writeSync(1 + (at % 2), '${name} ' + at + '\\n')`;
  const { text } = await run([gate('one', lines('one')), gate('two', lines('two'))]);
  for (const name of ['one', 'two'])
    expect(text).toContain(Array.from({ length: 50 }, (_, at) => `${name} ${at}\n`).join(''));
});

it('lists the slowest tests, at most twenty', async () => {
  const report = vitestReport(Array.from({ length: 30 }, () => 'passed'));
  const { text } = await run([reporting('one', report, 0)]);
  expect(text).toContain('The slowest 20 of 30 tests\n   29.0 s  some.test.ts: test 29\n');
  expect(text).not.toContain('test 9\n');
});

it('tells of a gate that takes far more processor time than its budget, and fails it where CI is set', async () => {
  const busy = gate('busy', 'const end = Date.now() + 300; while (Date.now() < end);', { budget: 0.01 });
  const said = /took \d+ s of processor time, its budget here is/;
  const here = await run([busy]);
  expect(here.text).toMatch(said);
  expect(here).toMatchObject({ isProven: true, last: '1 passed, 0 failed' });
  const there = await run([busy], { CI: 'true' });
  expect(there.text).toMatch(said);
  expect(there).toMatchObject({ isProven: false, last: '1 passed, 1 failed' });
});

it('does not count the time that a gate waits', async () => {
  const idle = gate('idle', 'setTimeout(() => {}, 700)', { budget: 0.4 });
  expect(await run([idle], { CI: 'true' })).toMatchObject({ isProven: true });
});
