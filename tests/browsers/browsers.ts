import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ProductServer } from '#tests/support/product-server.ts';
import { desktop, phone, type Engine, type EnginePage, type Size } from './engines/engine.ts';
import { openPlaywrightChromium, openPlaywrightWebKit } from './engines/playwright.ts';
import { openChromium, openFirefox } from './engines/puppeteer.ts';
import { missingForWebKit, openWebKit } from './engines/webkit.ts';
import { lacksOf } from './lacks.ts';
import { Learner } from './learner.ts';
import { resultTable, type Result } from './result-table.ts';
import { checks, type Walk } from './walk.ts';

/**
 * Walks through the built product in several browsers (`npm run browsers`). `BROWSERS` names them, apart by commas. `--short` leaves
 * out what takes long and the wide screen, and passes over WebKit where it is not installed; `--only WORD` runs the checks whose name
 * holds the word. Pictures of failures lie in `.cache/check/browsers`.
 */
const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const isShort = values.short;

const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  webkit: openWebKit,
  firefox: openFirefox,
  chromium: openChromium,
  'playwright-webkit': openPlaywrightWebKit,
  'playwright-chromium': openPlaywrightChromium,
};
const chosen = (process.env['BROWSERS'] ?? 'webkit,firefox,chromium').split(',');
const chosenChecks = checks.filter(
  ({ isShort: isInShort, what }) => (!isShort || isInShort) && what.includes(values.only ?? ''),
);
const pictures = '.cache/check/browsers';

/** What runs at the moment, and how each of it is ended. */
const running = new Set<() => Promise<void>>();
/** A signal has come: nothing is started any more. */
let isEnding = false;

async function whileRunning<Value>(end: () => Promise<void>, use: () => Promise<Value>): Promise<Value> {
  running.add(end);
  try {
    return await use();
  } finally {
    running.delete(end);
    await end().catch(() => {});
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    isEnding = true;
    void Promise.allSettled([...running].map((end) => end())).then(() => process.exit(1));
  });

async function walk(engine: Engine, size: Size): Promise<Result[]> {
  if (isEnding) return [];
  const server = await ProductServer.create();
  return whileRunning(
    () => server.dispose(),
    async () => {
      await server.start();
      const page = await engine.open(size);
      return whileRunning(
        () => page.close(),
        () => runChecks(engine.name, page, { learner: new Learner(page, server.url), server, size }),
      );
    },
  );
}

async function runChecks(engine: string, page: EnginePage, at: Walk): Promise<Result[]> {
  const results: Result[] = [];
  const { width } = at.size;
  for (const { what, run } of chosenChecks) {
    if (isEnding) break;
    const startedAt = performance.now();
    const problem = await run(at).then(
      () => null,
      (error: unknown) => String(error),
    );
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    results.push({ engine, width, what, isOk: problem === null });
    console.log(`${problem === null ? 'ok  ' : 'FAIL'} ${engine}, ${width}: ${what} (${seconds} s)`);
    if (problem === null) continue;
    console.log(`     ${problem}\n     ${await at.learner.tells().catch(String)}`);
    await keepPicture(page, `${engine}-${width}-${what}.png`).catch(() => {});
  }
  const lacks = await lacksOf(page).catch((error: unknown) => [String(error)]);
  console.log(`     ${engine}, ${width}: lacks ${lacks.join(', ') || 'nothing'}`);
  return results;
}

async function keepPicture(page: EnginePage, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, name.replaceAll(/[^\w.-]+/g, '-')), await page.picture());
}

async function walkIn(name: string): Promise<Result[]> {
  const open = engines[name];
  if (!open) throw new Error(`BROWSERS knows ${Object.keys(engines).join(', ')}, not ${name}`);
  if (isEnding) return [];
  const engine = await open();
  return whileRunning(
    () => engine.close(),
    async () => {
      const narrow = { ...phone, width: Math.max(phone.width, engine.narrowest) };
      const results: Result[] = [];
      for (const size of isShort ? [narrow] : [narrow, desktop]) {
        const first = await walk(engine, size);
        // As a story: what passes at the second try is a matter of time, which the log shows.
        const isAgain = isShort && first.some(({ isOk }) => !isOk);
        results.push(...(isAgain ? await walk(engine, size) : first));
      }
      return results;
    },
  );
}

const missing = isShort && chosen.includes('webkit') ? missingForWebKit() : null;
if (missing !== null) {
  console.log(`skipped: WebKit is not on this machine, ${missing} is missing; npm run browsers installs it`);
} else {
  const results: Result[] = [];
  for (const name of chosen) {
    results.push(
      ...(await walkIn(name).catch((error: unknown) => {
        console.log(`FAIL ${name}: ${String(error)}`);
        return [{ engine: name, width: 0, what: 'the engine starts', isOk: false }];
      })),
    );
  }
  console.log(`\n${resultTable(results)}`);
  const failed = results.filter(({ isOk }) => !isOk).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  // A walk that checks nothing proves nothing.
  process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;
}
