import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ProductServer } from '#tests/support/product-server.ts';
import { desktop, phone, type Engine, type Size } from './engines/engine.ts';
import { openPlaywrightChromium, openPlaywrightWebKit } from './engines/playwright.ts';
import { openChromium, openFirefox } from './engines/puppeteer.ts';
import { missingForWebKit, openWebKit } from './engines/webkit.ts';
import { Learner } from './learner.ts';
import { resultTable, type Result } from './result-table.ts';
import { checks } from './walk.ts';

/**
 * Walks through the built product in several browsers (`npm run browsers`). `BROWSERS` names them, apart by commas. `--short` leaves
 * out what takes long and the wide screen, and passes over WebKit where it is not installed.
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

async function walk(engine: Engine, size: Size): Promise<Result[]> {
  const { width } = size;
  const results: Result[] = [];
  const server = await ProductServer.create();
  await server.start();
  const page = await engine.open(size);
  const learner = new Learner(page, server.url);
  try {
    for (const { what, run } of chosenChecks) {
      const startedAt = performance.now();
      const problem = await run({ learner, server, size }).then(
        () => null,
        (error: unknown) => String(error),
      );
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      results.push({ engine: engine.name, width, what, isOk: problem === null });
      console.log(`${problem === null ? 'ok  ' : 'FAIL'} ${engine.name}, ${width}: ${what} (${seconds} s)`);
      if (problem === null) continue;
      console.log(`     ${problem}\n     ${await learner.tells().catch(String)}`);
      mkdirSync(pictures, { recursive: true });
      const picture = join(pictures, `${engine.name}-${width}-${what}.png`.replaceAll(/[^\w.-]+/g, '-'));
      await page.picture().then(
        (png) => writeFileSync(picture, png),
        () => {},
      );
    }
  } finally {
    await page.close().catch(() => {});
    await server.dispose();
  }
  return results;
}

async function walkIn(name: string): Promise<Result[]> {
  const open = engines[name];
  if (!open) throw new Error(`BROWSERS knows ${Object.keys(engines).join(', ')}, not ${name}`);
  const engine = await open();
  try {
    const narrow = { ...phone, width: Math.max(phone.width, engine.narrowest) };
    const results: Result[] = [];
    for (const size of isShort ? [narrow] : [narrow, desktop]) results.push(...(await walk(engine, size)));
    return results;
  } finally {
    await engine.close();
  }
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
  process.exitCode = failed === 0 ? 0 : 1;
}
