import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { reportVariable } from './report-vitest.ts';
import { runGates } from './run-gates.ts';

/** Inside the repository: what the runners load finds its packages there. */
let folder: string;
beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(join('.cache', 'runners-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

/** Runs the real runner on the files of the folder, and gives the end of the output, from the gate's line on. */
async function run(command: 'vitest' | 'playwright', args: readonly string[]) {
  const file = resolve(folder, 'report.json');
  // Neither runner may take itself for a worker of the one that runs this test.
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|CI|FORCE_COLOR)/.test(name));
  const env = { ...Object.fromEntries(own), NO_COLOR: '1' };
  let text = '';
  const isProven = await runGates(
    [
      {
        name: 'tests',
        command: process.execPath,
        args: [resolve('node_modules/.bin', command), ...args],
        env: { [reportVariable]: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        cores: 1,
        budget: 600,
        report: { file, format: command === 'vitest' ? 'check' : 'playwright' },
      },
    ],
    { print: (more) => (text += more), env, logs: join(folder, 'logs') },
  );
  const lines = text.trimEnd().split('\n');
  const from = lines.findLastIndex((line) => /^(ok {4}|FAILED) /.test(line));
  return { isProven, end: lines.slice(from + 1), last: lines.at(-1) };
}

function runVitest() {
  write('vitest.config.ts', 'export default { cacheDir: "cache", test: { include: ["*.test.ts"] } };');
  const reporter = `--reporter=${resolve('tools/check/report-vitest.ts')}`;
  return run('vitest', ['run', '--root', folder, '--config', 'vitest.config.ts', reporter]);
}

function runPlaywright(retries: number) {
  write('playwright.config.ts', `export default { testDir: '.', retries: ${retries}, workers: 1 };`);
  return run('playwright', ['test', '-c', folder, '--reporter=json', `--output=${join(folder, 'output')}`]);
}

const vitestImport = "import { beforeAll, expect, test } from 'vitest';\n";

it('fails for a test that is broken on purpose, and says where', async () => {
  write(
    'a.test.ts',
    `${vitestImport}test('adds', () => {\n  expect(1 + 1).toBe(3);\n});\ntest('is', () => {});`,
  );
  expect(await runVitest()).toEqual({
    isProven: false,
    last: '1 passed, 1 failed',
    end: expect.arrayContaining([
      `failed: tests: ${folder}/a.test.ts: adds`,
      `    ${folder}/a.test.ts:3: expected 2 to be 3 // Object.is equality`,
    ]),
  });
});

it('fails for a hook that throws, a file that cannot be loaded, and an error outside of a test', async () => {
  write(
    'hook.test.ts',
    `${vitestImport}beforeAll(() => {\n  throw new Error('no server');\n});\ntest('a', () => {});`,
  );
  write('load.test.ts', `${vitestImport}throw new Error('no module');`);
  write(
    'late.test.ts',
    `${vitestImport}test('b', async () => {\n  void Promise.reject(new Error('late'));\n  await new Promise(setImmediate);\n});`,
  );
  const { isProven, end } = await runVitest();
  expect(isProven).toBe(false);
  expect(end).toEqual(
    expect.arrayContaining([
      `    ${folder}/hook.test.ts:3: no server`,
      `    ${folder}/load.test.ts:2: no module`,
      `    ${folder}/late.test.ts:3: late`,
    ]),
  );
});

it('passes for a test that passes at its third try, and calls it flaky; a fourth is not given', async () => {
  const passesAt = (at: number) =>
    `let tries = 0;\ntest('${at}', { retry: 2 }, () => expect((tries += 1)).toBe(${at}));\n`;
  write('a.test.ts', vitestImport + passesAt(3));
  expect(await runVitest()).toEqual({
    isProven: true,
    last: '1 passed, 0 failed',
    end: expect.arrayContaining(['flaky: 1', `  ${folder}/a.test.ts: 3`]),
  });
  write('a.test.ts', vitestImport + passesAt(4));
  expect(await runVitest()).toMatchObject({ isProven: false, last: '0 passed, 1 failed' });
});

const storyImport = "import { expect, test } from '@playwright/test';\n";

it('passes for a story that passes at its third try, and fails for one that fails three times', async () => {
  write(
    'a.spec.ts',
    `${storyImport}test('slow', ({}, info) => {\n  expect(info.retry).toBe(2);\n});\ntest('never', () => {\n  expect(1).toBe(2);\n});`,
  );
  const { isProven, end, last } = await runPlaywright(2);
  expect({ isProven, last }).toEqual({ isProven: false, last: '1 passed, 1 failed' });
  expect(end).toEqual(
    expect.arrayContaining([
      'flaky: 1',
      '  a.spec.ts: slow',
      'failed: tests: a.spec.ts: never',
      `    ${folder}/a.spec.ts:6: Error: expect(received).toBe(expected) // Object.is equality`,
    ]),
  );
});

it('fails for stories that cannot be loaded, and for a runner that ends without a report', async () => {
  write('a.spec.ts', `${storyImport}throw new Error('no module');`);
  expect(await runPlaywright(0)).toMatchObject({
    isProven: false,
    end: expect.arrayContaining([expect.stringContaining('a.spec.ts:2: Error: no module')]),
  });
  rmSync(join(folder, 'report.json'), { force: true });
  expect(await run('playwright', ['no-such-command'])).toMatchObject({
    isProven: false,
    end: expect.arrayContaining(['failed: tests: no report']),
  });
});
