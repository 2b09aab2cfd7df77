import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Gate } from './gate.ts';
import { runGates } from './run-gates.ts';
import type { Failure } from './test-report.ts';

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
  return gate(name, program, { report: { file, format: 'check', ...more } });
}

const testReport = (passed: number, failures: readonly Failure[] = [], flaky: readonly string[] = []) => ({
  passed,
  failures,
  flaky,
  tests: Array.from({ length: passed }, (_, at) => ({ name: `some.test.ts: test ${at}`, seconds: at })),
});

/** Playwright's JSON report of one story that was tried so many times and failed each time but the last, or each time. */
function storyReport(status: 'expected' | 'flaky' | 'unexpected', tries: number) {
  const result = (at: number) => ({
    duration: 1_000,
    errors:
      status === 'unexpected' || at < tries - 1
        ? [
            {
              message: '\u001B[31mError: expect(locator).toBeVisible() failed\u001B[39m\n\nLocator: …',
              location: { file: join(process.cwd(), 'tests/e2e/a.spec.ts'), line: 12, column: 3 },
            },
          ]
        : [],
  });
  const results = Array.from({ length: tries }, (_, at) => result(at));
  const specs = [{ title: 'a story', tests: [{ projectName: 'mobile', status, results }] }];
  return { errors: [], suites: [{ file: 'a.spec.ts', specs }] };
}

const stories = (report: unknown, exitCode: number) =>
  reporting('stories', report, exitCode, { format: 'playwright' });

it('passes when all pass, and the last line counts a gate without tests as one', async () => {
  const both = await run([gate('one', ''), reporting('two', testReport(2), 0)]);
  expect(both).toMatchObject({ isProven: true, last: '3 passed, 0 failed' });
});

it('goes on after a gate that fails, and does not pass', async () => {
  const result = await run([gate('one', 'process.exit(3)'), gate('two', '')]);
  expect(result).toMatchObject({ isProven: false, last: '1 passed, 1 failed' });
  expect(result.text).toMatch(/^FAILED {2}one/m);
  expect(result.text).toMatch(/^ok {6}two/m);
});

it('ends with each failed test, its place and its assertion, and where the logs are', async () => {
  const failures = [
    { name: 'some.test.ts: adds', place: 'some.test.ts:7', message: 'expected 3 to be 2' },
    { name: 'other.test.ts: subtracts' },
  ];
  const result = await run([reporting('one', testReport(1, failures), 1)]);
  expect(result).toMatchObject({ isProven: false, last: '1 passed, 2 failed' });
  expect(result.text).toContain(
    'failed: one: some.test.ts: adds\n    some.test.ts:7: expected 3 to be 2\nfailed: one: other.test.ts: subtracts\n\n',
  );
  expect(result.text).toContain(`Logs of all gates and traces of failed stories: ${join(folder, 'logs')}\n`);
});

it('names the log of a gate without tests that failed', async () => {
  const { text } = await run([gate('types: app', 'process.exit(1)')]);
  expect(text).toContain(`failed: types: app: see ${join(folder, 'logs', 'types-app.log')}\n`);
});

it('says all that failed within the last 40 lines, and counts those that it does not name', async () => {
  const failures = Array.from({ length: 100 }, (_, at) => ({
    name: `test ${at}`,
    place: 'a:1',
    message: 'm',
  }));
  const { text, last } = await run([reporting('one', testReport(0, failures), 1)]);
  expect(last).toBe('0 passed, 100 failed');
  const end = text.trimEnd().split('\n').slice(-40);
  expect(end).toContain('failed: one: test 0');
  expect(end).toContain('and 84 more');
});

it('fails for a runner that crashes, writes no report, half a report, or one without a test', async () => {
  const half = join(folder, 'half.json');
  for (const each of [
    reporting('crash', testReport(1), 1),
    gate('silent', '', { report: { file: join(folder, 'none.json'), format: 'check' } }),
    gate('half', `fs.writeFileSync(${JSON.stringify(half)}, '{"passed": 1')`, {
      report: { file: half, format: 'check' },
    }),
    reporting('empty', testReport(0), 0),
    stories({ errors: [], suites: [] }, 0),
  ])
    expect(await run([each])).toMatchObject({ isProven: false });
  const none = reporting('none', testReport(0), 0, { mayBeEmpty: true });
  expect(await run([none])).toMatchObject({ isProven: true, last: '0 passed, 0 failed' });
});

it('passes with a story that fails once and then passes, and names it as flaky', async () => {
  const result = await run([stories(storyReport('flaky', 2), 0)]);
  expect(result).toMatchObject({ isProven: true, last: '1 passed, 0 failed' });
  expect(result.text).toContain('\nflaky: 1\n  mobile a.spec.ts: a story\n');
  expect(result.text).toContain('    2.0 s  mobile a.spec.ts: a story');
  const tests = await run([reporting('tests', testReport(2, [], ['some.test.ts: test 1']), 0)]);
  expect(tests).toMatchObject({ isProven: true, last: '2 passed, 0 failed' });
  expect(tests.text).toContain('\nflaky: 1\n  some.test.ts: test 1\n');
});

it('fails for a story that fails three times', async () => {
  const result = await run([stories(storyReport('unexpected', 3), 1)]);
  expect(result).toMatchObject({ isProven: false, last: '0 passed, 1 failed' });
  expect(result.text).not.toContain('flaky');
  expect(result.text).toContain(
    'failed: stories: mobile a.spec.ts: a story\n    tests/e2e/a.spec.ts:12: Error: expect(locator).toBeVisible() failed\n',
  );
});

it('fails for a file of stories that cannot be loaded', async () => {
  const error = { message: 'SyntaxError: missing )', location: { file: 'a.spec.ts', line: 1, column: 1 } };
  const result = await run([stories({ errors: [error], suites: [] }, 1)]);
  expect(result).toMatchObject({ isProven: false, last: '0 passed, 1 failed' });
  expect(result.text).toContain('a.spec.ts:1: SyntaxError: missing )');
});

it('fails for a program that is not there, and for no gate at all', async () => {
  expect((await run([gate('none', '', { command: 'no-such-program' })])).isProven).toBe(false);
  expect(await run([])).toMatchObject({ isProven: false, last: '0 passed, 0 failed' });
});

it('does not run what comes after a gate that failed', async () => {
  const result = await run([gate('build', 'process.exit(1)'), gate('size', '', { after: ['build'] })]);
  expect(result).toMatchObject({ isProven: false, last: '0 passed, 2 failed' });
  expect(result.text).toContain('failed: size: not run, since "build" failed');
});

it('keeps what a gate prints in one piece, errors in their place, whoever runs beside it', async () => {
  const lines = (name: string) =>
    `for (let at = 0; at < 50; at += 1) fs.writeSync(1 + (at % 2), '${name} ' + at + '\\n')`;
  const { text } = await run([gate('one', lines('one')), gate('two', lines('two'))]);
  for (const name of ['one', 'two'])
    expect(text).toContain(Array.from({ length: 50 }, (_, at) => `${name} ${at}\n`).join(''));
});

it('lists the slowest tests, at most twenty', async () => {
  const { text } = await run([reporting('one', testReport(30), 0)]);
  expect(text).toContain('The slowest 20 of 30 tests\n   29.0 s  some.test.ts: test 29\n');
  expect(text).not.toContain('test 9\n');
});

it('warns of a gate that takes far more processor time than its budget, and passes in CI too', async () => {
  const busy = gate('busy', 'const end = Date.now() + 300; while (Date.now() < end);', { budget: 0.01 });
  const result = await run([busy], { CI: 'true' });
  expect(result.text).toMatch(/took \d+ s of processor time, its budget here is/);
  expect(result).toMatchObject({ isProven: true, last: '1 passed, 0 failed' });
});

it('does not count the time that a gate waits', async () => {
  const idle = gate('idle', 'setTimeout(() => {}, 700)', { budget: 0.4 });
  expect((await run([idle])).text).not.toContain('processor time');
});
