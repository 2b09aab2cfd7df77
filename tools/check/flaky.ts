import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reportVariable } from './report-vitest.ts';
import { readReport } from './report.ts';
import { runProgram, type Program } from './run-program.ts';
import type { Failure } from './test-report.ts';

/**
 * `npm run flaky -- NAME --times 20`: runs one test or story again and again beside busy processes, one for each core, and prints
 * how often it failed and how. NAME is a part of a title or of a file's path. `--busy 0` runs it on a quiet machine, `--proof` in
 * its long form. Stories need `npm run build` and, for scores, `npm run check -- --whole --only models`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '20' },
    busy: { type: 'string', default: String(availableParallelism()) },
    proof: { type: 'boolean', default: false },
  },
});
const [name] = positionals;
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const logs = '.cache/flaky';

interface Target {
  readonly files: readonly string[];
  /** Part of a title; `undefined` runs all tests of the files. */
  readonly title?: string;
}

function find(part: string): Target {
  const all = globSync(
    '{src,workers,server,tests,tools,engines,domain,content}/**/*.{test.ts,test.tsx,spec.ts}',
  );
  const named = all.filter((file) => file.includes(part));
  if (named.length > 0) return { files: named };
  return { files: all.filter((file) => readFileSync(file, 'utf8').includes(part)), title: part };
}

/** Keeps a core busy, and ends with the process that started it, however that ends. */
const busyProgram = `
  process.on('disconnect', () => process.exit());
  function work() { const until = Date.now() + 200; while (Date.now() < until); setImmediate(work); }
  work();`;

const isProofFile = (file: string): boolean => file.startsWith(join('tests', 'proof'));
const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function programOf({ files, title }: Target): Omit<Program, 'env' | 'log'> {
  const stories = files.filter((file) => file.endsWith('.spec.ts'));
  if (stories.length > 0) {
    const config = stories.some(isProofFile) ? ['-c', 'tests/proof/playwright.config.ts'] : [];
    const grep = title === undefined ? [] : ['-g', escape(title)];
    const output = ['--reporter=list,json', `--output=${logs}/stories`];
    return { command: 'playwright', args: ['test', ...config, ...stories, ...grep, ...output] };
  }
  const grep = title === undefined ? [] : ['-t', escape(title)];
  const reporters = ['--reporter=dot', '--reporter=./tools/check/report-vitest.ts'];
  return { command: 'vitest', args: ['run', ...files, ...grep, ...reporters] };
}

const describe = ({ name: test, place, message }: Failure): string =>
  [test, place, message].filter(Boolean).join(': ');

async function repeat(target: Target, times: number): Promise<number> {
  let failed = 0;
  for (let run = 1; run <= times; run += 1) {
    const file = resolve(logs, `${run}.json`);
    const program = programOf(target);
    const env = {
      ...process.env,
      // Without further tries, so that each failure counts.
      CI: '',
      [reportVariable]: file,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(values.proof ? { PROOF: '1' } : {}),
    };
    const { ok, seconds } = await runProgram({ ...program, env, log: join(logs, `${run}.log`) });
    const format = program.command === 'playwright' ? 'playwright' : 'check';
    const { failures } = readReport({ file, format });
    const isGreen = ok && failures.length === 0;
    if (!isGreen) failed += 1;
    const how = failures.map((each) => `    ${describe(each)}`);
    print(
      [`${run} of ${times}: ${isGreen ? 'passed' : 'FAILED'}, ${seconds.toFixed(1)} s`, ...how].join('\n'),
    );
  }
  return failed;
}

if (name === undefined) throw new Error('name a test: npm run flaky -- NAME --times 20');
const target = find(name);
if (target.files.length === 0) throw new Error(`no test has "${name}" in its title or path`);
print(target.files.join('\n'));
const busy = Array.from({ length: Number(values.busy) }, () =>
  spawn(process.execPath, ['-e', busyProgram], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
);
try {
  const failed = await repeat(target, Number(values.times));
  print(`failed ${failed} of ${values.times} runs beside ${busy.length} busy processes; logs in ${logs}`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  for (const each of busy) each.kill();
}
