import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles } from './changed-files.ts';
import { dailyGates, proofGates, wholeGates } from './gates.ts';

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'passage-check-'));
  mkdirSync(join(tree, 'tools/content'), { recursive: true });
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

/** The whole program in a tree whose question bank is checked by this text. */
function check(bankCheck: string, args: readonly string[]) {
  writeFileSync(join(tree, 'tools/content/check.ts'), bankCheck);
  const { status, stdout } = spawnSync(process.execPath, [resolve('tools/check/check.ts'), ...args], {
    cwd: tree,
    encoding: 'utf8',
  });
  return { status, last: stdout.split('\n').at(-2), isLast: stdout.endsWith(' failed\n') };
}

it('ends with 0 and a last line that counts, when the gates that were asked for pass', () => {
  for (const args of [[], ['--quick']])
    expect(check('', [...args, '--only', 'content'])).toEqual({
      status: 0,
      last: '1 passed, 0 failed',
      isLast: true,
    });
});

it('ends with another code and the same last line when a gate fails', () => {
  const failed = { status: 1, last: '0 passed, 1 failed', isLast: true };
  expect(check('process.exit(1)', ['--whole', '--only', 'content'])).toEqual(failed);
});

it('does not pass when no gate has the name that was asked for, nor with a flag that it does not know', () => {
  expect(check('', ['--only', 'no gate'])).toMatchObject({ status: 1, last: '0 passed, 0 failed' });
  expect(check('', ['--fast']).status).not.toBe(0);
});

const names = (gates: readonly { name: string }[]) => gates.map(({ name }) => name);

it('has everything of the daily check in the whole one too, and gates without browsers in the quick one', () => {
  const whole = names(wholeGates(true));
  const daily = names(dailyGates(null)).filter((name) => !name.startsWith('tests:'));
  expect(daily.filter((name) => !whole.includes(name))).toEqual([]);
  expect(new Set(whole).size).toBe(whole.length);
  const browsers = whole.filter((name) => !names(wholeGates(false)).includes(name));
  expect(browsers).toEqual([
    'tests: Chromium',
    'tests: sync in Chromium',
    'tests: WebKit',
    'tests: end to end',
  ]);
});

it('runs the same tests and stories in the long proofs, in their long form, after what they need', () => {
  const gates = proofGates();
  const proofs = gates.filter(({ name }) => name.startsWith('proof:'));
  expect(names(gates)).toEqual([
    'models',
    'build',
    'proof: node',
    'proof: sync in Chromium',
    'proof: browsers',
    'proof: end to end',
  ]);
  expect(proofs.map(({ env }) => env?.['PROOF'])).toEqual(['1', '1', '1', '1']);
  expect(wholeGates(true).filter(({ env }) => env?.['PROOF'] !== undefined)).toEqual([]);
});

it('makes the speech models before a test that reads them, since a fresh clone has none', () => {
  const after = (name: string) => wholeGates(true).find((gate) => gate.name === name)?.after;
  for (const tests of ['Chromium', 'WebKit', 'node and jsdom', 'end to end'])
    expect(after(`tests: ${tests}`)).toContain('models');
});

it('looks only at changed files when it is told to, and lints nothing when nothing has changed', () => {
  const argsOf = (name: string, changed: readonly string[] | null) =>
    dailyGates(changed).find((gate) => gate.name === name)?.args;
  expect(argsOf('lint', null)).toContain('.');
  expect(argsOf('lint', ['src/main.tsx', 'README.md'])).toEqual([
    '--type-aware',
    '--deny-warnings',
    'src/main.tsx',
  ]);
  expect(argsOf('tests: fast ones', ['src/main.tsx', 'README.md'])).toEqual(
    expect.arrayContaining(['related', 'src/main.tsx']),
  );
  expect(argsOf('lint', ['README.md'])).toBeUndefined();
  expect(argsOf('tests: fast ones', [])).toBeUndefined();
});

it('knows what differs from a commit: changed, staged and new files, but none that is gone', () => {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: tree });
  const write = (name: string, text: string) => writeFileSync(join(tree, name), text);
  git('init', '-q');
  for (const name of ['same.ts', 'changed.ts', 'staged.ts', 'gone.ts']) write(name, 'one');
  git('add', '.');
  git('commit', '-qm', 'first');
  write('changed.ts', 'two');
  write('staged.ts', 'two');
  git('add', 'staged.ts');
  write('new.ts', 'one');
  rmSync(join(tree, 'gone.ts'));
  expect(changedFiles('HEAD', tree)).toEqual(['changed.ts', 'new.ts', 'staged.ts']);
});
