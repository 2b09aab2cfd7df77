import type { Gate } from './gate.ts';
import { lightly } from './heavy-tests.ts';

/** `daily`: what a change needs while it is made. `whole`: the proof. `quick`: the proof without the browsers. */
export type Scope = 'daily' | 'whole' | 'quick';

const typeBudgets = { tests: 55, app: 30, server: 25, workers: 15, core: 15 };

/** The daily check goes on from what the compiler knew the last time; the proof knows nothing. */
const types = (isDaily: boolean): Gate[] =>
  Object.entries(typeBudgets).map(([world, budget]) => ({
    name: `types: ${world}`,
    command: 'tsc',
    args: [
      '-p',
      `tsconfig.${world}.json`,
      ...(isDaily ? ['--incremental', '--tsBuildInfoFile', `.cache/types/${world}.tsbuildinfo`] : []),
    ],
    cores: 1,
    budget,
  }));

function vitest(name: string, file: string, budget: number, args: readonly string[]): Gate {
  const report = `.cache/check/${file}.json`;
  return {
    name,
    command: 'vitest',
    args: [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    // Vitest colours each dot of its output for any CI; in a log the codes are noise.
    env: { NO_COLOR: '1' },
    cores: 2,
    budget,
    report: { file: report, format: 'vitest' },
  };
}

const onNode = ['--project', 'pure', '--project', 'node', '--project', 'jsdom'];

const lintArgs = ['--type-aware', '--deny-warnings'];

const sources = ['contract', 'domain', 'engines', 'content', 'src', 'workers', 'server'];

const wholeTree: readonly Gate[] = [
  {
    name: 'imports',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', ...sources],
    cores: 1,
    budget: 10,
  },
  {
    name: 'folders',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.folders.mjs', ...sources, 'tools'],
    cores: 1,
    budget: 10,
  },
  { name: 'unused', command: 'knip', args: [], cores: 1, budget: 10 },
  { name: 'content', command: 'node', args: ['tools/content/check.ts'], cores: 1, budget: 5 },
];

/** The dictionary and the recorded words. */
const words: Gate = { name: 'words', command: 'node', args: ['tools/words/check.ts'], cores: 1, budget: 10 };

const lint = (paths: readonly string[]): Gate => ({
  name: 'lint',
  command: 'oxlint',
  args: [...lintArgs, ...paths],
  cores: 1,
  budget: 30,
});

const format = (paths: readonly string[]): Gate => ({
  name: 'format',
  command: 'oxfmt',
  args: ['--check', '--no-error-on-unmatched-pattern', ...paths],
  cores: 1,
  budget: 5,
});

/** Only fast tests, and of the seeds a few. */
function dailyTests(changed: readonly string[] | null): Gate {
  const what = changed === null ? ['run'] : ['related', '--run', '--passWithNoTests', ...changed];
  const gate = vitest('tests: fast ones', 'fast', 240, [...what, ...onNode]);
  if (!gate.report) return gate;
  return {
    ...gate,
    env: { ...gate.env, ...lightly },
    report: { ...gate.report, mayBeEmpty: changed !== null },
  };
}

const code = /\.(m?js|tsx?)$/;

/** The gates of the daily check; with `changed`, those files are linted, and tests run that come to them. */
export function dailyGates(changed: readonly string[] | null): Gate[] {
  const files = changed?.filter((path) => code.test(path)) ?? null;
  return [
    ...types(true),
    ...(files?.length === 0 ? [] : [lint(files ?? ['.'])]),
    ...(changed?.length === 0 ? [] : [format(changed ?? ['.'])]),
    ...wholeTree,
    ...(files?.length === 0 ? [] : [dailyTests(files)]),
  ];
}

const built = 'build';
const models = 'models';

const beforeBrowsers: readonly Gate[] = [
  {
    name: models,
    command: 'node',
    args: ['tools/models/prepare-packs.ts'],
    cores: 1,
    budget: 60,
  },
  ...types(false),
  lint(['.']),
  { name: built, command: 'node', args: ['scripts/build.mjs'], cores: 1, budget: 45 },
  ...wholeTree,
  words,
  format(['.']),
  { name: 'size', command: 'size-limit', args: [], cores: 1, budget: 10, after: [built] },
  {
    name: 'first load',
    command: 'node',
    args: ['tools/build/check-budget.ts'],
    cores: 1,
    budget: 5,
    after: [built],
  },
  { ...vitest('tests: node and jsdom', 'node-jsdom', 900, ['run', ...onNode]), after: [models] },
];

const browsers: readonly Gate[] = [
  // Not beside the proofs: what they time is then late.
  { ...vitest('tests: Chromium', 'browser', 80, ['run', '--project', 'browser']), after: [models] },
  {
    name: 'tests: end to end',
    command: 'playwright',
    args: ['test'],
    cores: 2,
    budget: 900,
    after: [built, models],
    report: { file: '.cache/check/playwright.json', format: 'playwright' },
  },
];

/** Waits for most of its time and needs nothing of the others: it goes first, and the small gates beside it. */
const proofs: Gate = {
  name: 'tests: proofs of sync',
  command: 'playwright',
  args: ['test', '-c', 'tests/proof/playwright.config.ts'],
  cores: 1,
  budget: 200,
  report: { file: '.cache/check/proof.json', format: 'playwright' },
};

/** Every gate, or every gate without the browsers. */
export const wholeGates = (hasBrowsers: boolean): Gate[] =>
  hasBrowsers ? [proofs, ...beforeBrowsers, ...browsers] : [...beforeBrowsers];
