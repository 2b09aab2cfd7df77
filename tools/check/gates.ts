/** One gate of `npm run check`: a program that passes or fails, cheap ones first. */
export interface Gate {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** JSON report that the program writes, with the counts of its tests. */
  readonly report?: { readonly file: string; readonly format: 'vitest' | 'playwright' };
  /** Left out by `--quick`. */
  readonly slow?: boolean;
}

const worlds = ['core', 'app', 'workers', 'server', 'tests'];

const vitest = (name: string, projects: readonly string[], slow: boolean): Gate => ({
  name,
  command: 'vitest',
  args: [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=.cache/check/${projects.join('-')}.json`,
  ],
  report: { file: `.cache/check/${projects.join('-')}.json`, format: 'vitest' },
  slow,
});

export const gates: readonly Gate[] = [
  ...worlds.map((world) => ({
    name: `types: ${world}`,
    command: 'tsc',
    args: ['-p', `tsconfig.${world}.json`],
  })),
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings', '.'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  {
    name: 'imports',
    command: 'depcruise',
    args: [
      '--config',
      '.dependency-cruiser.mjs',
      'contract',
      'domain',
      'content',
      'src',
      'workers',
      'server',
    ],
  },
  { name: 'unused', command: 'knip', args: [] },
  { name: 'content', command: 'node', args: ['tools/content/check.ts'] },
  vitest('tests: node and jsdom', ['node', 'jsdom'], false),
  { name: 'build', command: 'node', args: ['scripts/build.mjs'] },
  { name: 'size', command: 'size-limit', args: [] },
  { name: 'first load', command: 'node', args: ['tools/build/check-budget.ts'] },
  vitest('tests: Chromium', ['browser'], true),
  {
    name: 'tests: end to end',
    command: 'playwright',
    args: ['test'],
    report: { file: '.cache/check/playwright.json', format: 'playwright' },
    slow: true,
  },
  {
    name: 'tests: proofs of sync',
    command: 'playwright',
    args: ['test', '-c', 'tests/proof/playwright.config.ts'],
    report: { file: '.cache/check/proof.json', format: 'playwright' },
    slow: true,
  },
];
