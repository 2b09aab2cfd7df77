import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
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
  }),
});

const folders = ['contract', 'domain', 'content', 'src', 'workers', 'server'];

function cruise(cwd: string): z.infer<typeof Report>['summary'] {
  const args = [
    resolve('node_modules/.bin/depcruise'),
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
  ];
  const result = spawnSync(process.execPath, [...args, ...folders], {
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
  { rule: 'layer-content', from: 'content/bad.ts', specifier: '#server/x.ts' },
  { rule: 'layer-src-platform', from: 'src/platform/bad.ts', specifier: '#data/x.ts' },
  { rule: 'layer-src-ui', from: 'src/ui/bad.ts', specifier: '#features/one/x.ts' },
  { rule: 'layer-src-data', from: 'src/data/bad.ts', specifier: '#sync/x.ts' },
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
  { rule: 'dexie-only-in-data', from: 'src/features/one/dexie.ts', specifier: 'dexie' },
  { rule: 'ky-only-in-sync', from: 'src/data/ky.ts', specifier: 'ky' },
  { rule: 'no-missing', from: 'domain/missing.ts', specifier: './not-there.ts' },
  { rule: 'no-cycles', from: 'domain/a-cycle.ts', specifier: './back.ts' },
] as const;

describe('the import direction', () => {
  const tree = mkdtempSync(join(tmpdir(), 'passage-architecture-'));
  let refused: string[] = [];

  beforeAll(() => {
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    };
    for (const file of ['.dependency-cruiser.mjs', 'package.json', 'tsconfig.json', 'tsconfig.base.json'])
      copyFileSync(file, join(tree, file));
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
    for (const layer of [
      'contract',
      'domain',
      'content',
      'src/data',
      'src/sync',
      'src/ui',
      'src/platform',
      'src/features/one',
      'src/features/two',
      'server',
      'workers/audio',
    ])
      write(`${layer}/x.ts`, 'export const x = 1;\n');
    write('domain/back.ts', "import { x } from './a-cycle.ts';\nexport const y = x;\n");
    for (const { from, specifier } of planted)
      write(from, `import * as bad from '${specifier}';\nexport const x = bad;\n`);
    refused = cruise(tree).violations.map(({ from, rule }) => `${from} ${rule.name}`);
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it.each(planted)('refuses $specifier in $from by $rule', ({ from, rule }) => {
    expect(refused).toContain(`${from} ${rule}`);
  });

  it('names a planted import for every rule that there is', () => {
    const config = readFileSync('.dependency-cruiser.mjs', 'utf8');
    expect(config).toContain("name: 'no-cycles'");
    const rules = new Set(planted.map(({ rule }) => rule));
    expect(rules.size).toBe(planted.length);
  });

  it('holds in the whole tree, and the tool has read it', () => {
    const { totalCruised, violations } = cruise(process.cwd());
    expect(violations).toEqual([]);
    expect(totalCruised).toBeGreaterThan(300);
  });
});
