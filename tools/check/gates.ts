import { resolve } from 'node:path';
import type { Gate } from './gate.ts';
import { lightly } from './test-groups.ts';
import { reportVariable } from './report-vitest.ts';

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
    args: [...args, '--reporter=dot', '--reporter=./tools/check/report-vitest.ts'],
    // Vitest colours each dot of its output for any CI; in a log the codes are noise.
    env: { NO_COLOR: '1', [reportVariable]: report },
    cores: 2,
    budget,
    report: { file: report, format: 'check' },
  };
}

const onNode = ['pure', 'node', 'processes', 'jsdom'].flatMap((project) => ['--project', project]);

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

const prepared: Gate = {
  name: models,
  command: 'node',
  args: ['tools/models/prepare-packs.ts'],
  cores: 1,
  budget: 60,
};

const build: Gate = { name: built, command: 'node', args: ['scripts/build.mjs'], cores: 1, budget: 45 };

const gates: readonly Gate[] = [
  ...types(false),
  lint(['.']),
  build,
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
];

const onNodeAndJsdom: Gate = {
  ...vitest('tests: node and jsdom', 'node-jsdom', 700, ['run', ...onNode]),
  after: [models],
};

const syncInChromium = ['test', '-c', 'tests/proof/playwright.config.ts'];

/** Playwright takes the name of its report from the environment. */
function playwright(name: string, file: string, budget: number, args: readonly string[]): Gate {
  const report = `.cache/check/${file}.json`;
  return {
    name,
    command: 'playwright',
    args: [...args, '--reporter=list,json', `--output=.cache/check/${file}`],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) },
    cores: 2,
    budget,
    after: [built, models],
    report: { file: report, format: 'playwright' },
  };
}

/** Says in one line where WebKit is not installed. `npm run browsers` installs it and has the whole walk. */
const inWebKit: Gate = {
  name: 'tests: WebKit',
  command: 'node',
  args: ['tests/browsers/browsers.ts', '--short'],
  env: { BROWSERS: 'webkit' },
  cores: 1,
  budget: 100,
  after: [built, models],
};

/** These wait for most of their time, so they run beside the small gates. */
const inBrowser: readonly Gate[] = [
  { ...vitest('tests: Chromium', 'browser', 80, ['run', '--project', 'browser']), cores: 1, after: [models] },
  { ...playwright('tests: sync in Chromium', 'tests-sync', 60, syncInChromium), cores: 1, after: [] },
  inWebKit,
];
const stories = playwright('tests: end to end', 'tests-stories', 500, ['test']);

/** Every gate, or every gate without the browsers. */
export const wholeGates = (hasBrowsers: boolean): Gate[] =>
  hasBrowsers
    ? [prepared, ...inBrowser, ...gates, onNodeAndJsdom, stories]
    : [prepared, ...gates, onNodeAndJsdom];

const long = { PROOF: '1' };
const withLong = (gate: Gate): Gate => ({ ...gate, env: { ...gate.env, ...long } });

/** The long proofs, each longer than its short form in `wholeGates`, and every story on every screen for which it is written. */
export const proofGates = (): Gate[] => [
  prepared,
  build,
  withLong({ ...vitest('proof: node', 'proof-node', 3_000, ['run', ...onNode]), after: [models] }),
  withLong(playwright('proof: sync in Chromium', 'proof-sync', 600, syncInChromium)),
  withLong({
    name: 'proof: browsers',
    command: 'node',
    args: ['scripts/browsers.mjs'],
    cores: 2,
    budget: 900,
    after: [built, models],
  }),
  withLong(playwright('proof: end to end', 'proof-stories', 1_500, ['test'])),
];
