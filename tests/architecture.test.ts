import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const Report = z.object({
  summary: z.object({
    totalCruised: z.int(),
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string() })) }),
  }),
});

const folders = ['contract', 'domain', 'engines', 'content', 'src', 'workers', 'server'];

const imports = '.dependency-cruiser.mjs';
const circles = '.dependency-cruiser.folders.mjs';

function cruise(cwd: string, config = imports): z.infer<typeof Report>['summary'] {
  const args = [resolve('node_modules/.bin/depcruise'), '--config', config, '--output-type', 'json'];
  const read = config === circles ? [...folders, 'tools'] : folders;
  const result = spawnSync(process.execPath, [...args, ...read], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (!result.stdout) throw new Error(result.stderr);
  return Report.parse(JSON.parse(result.stdout)).summary;
}

/** Bad imports, each with the rule that must refuse it. */
const planted = [
  { rule: 'layer-contract', from: 'contract/bad.ts', specifier: '#domain/x.ts' },
  { rule: 'layer-domain', from: 'domain/bad.ts', specifier: '#data/x.ts' },
  { rule: 'layer-engines', from: 'engines/bad.ts', specifier: '#content/x.ts' },
  { rule: 'layer-content', from: 'content/bad.ts', specifier: '#server/x.ts' },
  { rule: 'layer-src-platform', from: 'src/platform/bad.ts', specifier: '#data/x.ts' },
  { rule: 'layer-src-ui', from: 'src/ui/bad.ts', specifier: '#features/one/x.ts' },
  { rule: 'layer-src-data', from: 'src/data/bad.ts', specifier: '#sync/x.ts' },
  { rule: 'layer-src-data-store', from: 'src/data/store/bad.ts', specifier: '#data/queries/x.ts' },
  { rule: 'layer-src-data-queries', from: 'src/data/queries/bad.ts', specifier: '#data/commands/x.ts' },
  { rule: 'layer-src-data-commands', from: 'src/data/commands/bad.ts', specifier: '#data/x.ts' },
  { rule: 'layer-src-sync', from: 'src/sync/bad.ts', specifier: '#ui/x.ts' },
  { rule: 'layer-src-features', from: 'src/features/one/bad.ts', specifier: '#sync/x.ts' },
  { rule: 'features-never-meet', from: 'src/features/one/worse.ts', specifier: '#features/two/x.ts' },
  { rule: 'layer-src-routes', from: 'src/routes/bad.ts', specifier: '#sync/x.ts' },
  { rule: 'layer-src-app', from: 'src/app/bad.ts', specifier: '#sync/x.ts' },
  { rule: 'layer-workers-service-worker-', from: 'workers/audio/bad.ts', specifier: '#data/x.ts' },
  {
    rule: 'layer-workers-service-worker',
    from: 'workers/service-worker/bad.ts',
    specifier: '#features/one/x.ts',
  },
  { rule: 'layer-server', from: 'server/bad.ts', specifier: '#data/x.ts' },
  { rule: 'screens-take-types-of-engines', from: 'src/features/one/engine.ts', specifier: '#engines/x.ts' },
  {
    rule: 'screens-read-by-queries',
    from: 'src/features/one/table.ts',
    specifier: '#data/store/sync-store/x.ts',
  },
  { rule: 'dexie-only-in-data', from: 'src/features/one/dexie.ts', specifier: 'dexie' },
  { rule: 'no-database-in-a-pages-worker', from: 'workers/audio/keyval.ts', specifier: 'idb-keyval' },
  { rule: 'ky-only-in-sync', from: 'src/data/ky.ts', specifier: 'ky' },
  { rule: 'no-missing', from: 'domain/missing.ts', specifier: './not-there.ts' },
  { rule: 'no-cycles', from: 'domain/a-cycle.ts', specifier: './back.ts' },
  { rule: 'nothing-below-knows-screens', from: 'domain/bad.test.ts', specifier: '#ui/x.ts' },
] as const;

/** Tried with files of their own, written below: a circle takes more than one import. */
const circleRules = ['no-folder-circles', 'no-cycles-in-tools'];

describe('the import direction', () => {
  const tree = mkdtempSync(join(tmpdir(), 'passage-architecture-'));
  let refused: string[] = [];
  let rules: string[] = [];

  beforeAll(() => {
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    };
    for (const file of [imports, circles, 'package.json', 'tsconfig.json', 'tsconfig.base.json'])
      copyFileSync(file, join(tree, file));
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
    for (const layer of [
      'contract',
      'domain',
      'engines',
      'content',
      'src/data',
      'src/data/commands',
      'src/data/queries',
      'src/data/store/sync-store',
      'src/sync',
      'src/ui',
      'src/platform',
      'src/features/one',
      'src/features/two',
      'server',
      'workers/audio',
    ])
      write(`${layer}/x.ts`, 'export const x = 1;\n');
    write('tools/a-cycle.ts', "import { x } from './back.ts';\nexport const y = x;\n");
    write('tools/back.ts', "import * as back from './a-cycle.ts';\nexport const x = back;\n");
    write('server/store/row.ts', "import { x } from '#server/http/page.ts';\nexport const y = x;\n");
    write('server/http/page.ts', 'export const x = 1;\n');
    write('server/http/list.ts', "import { y } from '#server/store/row.ts';\nexport const z = y;\n");
    write('server/http/rows/row.ts', "import { x } from '#server/http/page.ts';\nexport const y = x;\n");
    write('server/http/rows.ts', "import { y } from './rows/row.ts';\nexport const z = y;\n");
    write('domain/back.ts', "import { x } from './a-cycle.ts';\nexport const y = x;\n");
    for (const { from, specifier } of planted)
      write(from, `import * as bad from '${specifier}';\nexport const x = bad;\n`);
    const runs = [cruise(tree), cruise(tree, circles)];
    refused = runs.flatMap(({ violations }) => violations.map(({ from, rule }) => `${from} ${rule.name}`));
    rules = runs.flatMap(({ ruleSetUsed }) => ruleSetUsed.forbidden.map(({ name }) => name));
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it.each(planted)('refuses $specifier in $from by $rule', ({ from, rule }) => {
    expect(refused).toContain(`${from} ${rule}`);
  });

  it('refuses a circle between folders without one between files, and one between tools', () => {
    expect(refused).toContain('server/store no-folder-circles');
    expect(refused).toContain('server/http no-folder-circles');
    expect(refused.join('\n')).toMatch(/^tools\/\S+ no-cycles-in-tools$/m);
  });

  it('lets a folder and its own subfolder need each other', () => {
    expect(refused).not.toContain('server/http/rows no-folder-circles');
  });

  it('names a planted import for every rule that there is', () => {
    const tried = [...planted.map(({ rule }) => rule), ...circleRules];
    expect(tried.toSorted()).toEqual(rules.toSorted());
  });

  it.each([imports, circles])(
    'holds in the whole tree by %s, and the tool has read it',
    (config) => {
      const { totalCruised, violations } = cruise(process.cwd(), config);
      expect(violations).toEqual([]);
      expect(totalCruised).toBeGreaterThan(300);
    },
    120_000,
  );
});

describe('a screen', () => {
  /** `context.db`, `{ db }`, `strictDb`: the tables themselves. */
  const namesDatabase = (text: string) => /\b(?:db|strictDb)\b/.test(text.replaceAll(/\/\/.*/g, ''));

  it('has queries and commands, and never a table', () => {
    const files = globSync('src/{features,ui,routes,app}/**/*.{ts,tsx}').filter(
      (file) => !/\.test\.tsx?$/.test(file),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => namesDatabase(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each(['const { db } = context;', 'await context.db.outbox.count();', 'f({ strictDb }: DataContext)'])(
    'that says "%s" is found',
    (line) => expect(namesDatabase(line)).toBe(true),
  );
});
