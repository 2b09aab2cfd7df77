import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { getLogNormalScore } from 'lighthouse/shared/statistics.js';
import { ProductServer } from '#tests/support/product-server.ts';
import { toMarkdown } from './bench-table.ts';
import { processorBlockingMs } from './processor-blocking.ts';
import { median } from './statistics.ts';
import { chromiumFlags, chromiumLaunch } from '#tests/support/chromium.ts';
import { thisMachine, writeSection } from './write-section.ts';

/**
 * `npm run lighthouse`: mobile scores (simulated slow 4G, 4x slower processor) of the pages below on the built app, each
 * the median of several runs in a fresh profile; the first run warms the server up and is thrown away. Writes its own
 * section of docs/benchmarks.md.
 * Beside Lighthouse's own performance score stands the score with blocking time counted in processor time
 * (processor-blocking.ts), which does not depend on what else the machine does, and the machine's speed as Lighthouse
 * measures it (its slowdown is made for a machine of 1500 and more).
 */
const pages = {
  home: '/',
  list: '/dashboard/reading/multiple-choice-single',
  question: '/dashboard/reading/multiple-choice-single/15001',
  statistics: '/statistics',
  plans: '/dashboard/plans',
};
const categories = ['performance', 'accessibility', 'best-practices'] as const;
/** Lighthouse's mobile settings: how much slower a phone is, and the blocking time (ms) that scores 0.5 and 0.9. */
const slowdown = 4;
const blockingCurve = { median: 600, p10: 200 };
/** What goes into the document. */
const columns = [
  ...categories,
  'performance in processor time',
  'FCP ms',
  'LCP ms',
  'TBT ms in processor time',
  'CLS x1000',
  'kB sent',
  'machine',
];
const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5);

async function measure(url: string): Promise<Record<string, number>> {
  const { executablePath } = chromiumLaunch();
  const chrome = await launch({
    ...(executablePath ? { chromePath: executablePath } : {}),
    chromeFlags: ['--headless', ...chromiumFlags],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = result;
    const score = (id: string): number => Math.round((lhr.categories[id]?.score ?? 0) * 100);
    const audit = (id: string): number => Math.round(lhr.audits[id]?.numericValue ?? 0);
    const blockingMs = processorBlockingMs(result.artifacts.Trace, slowdown);
    const blockingScore = getLogNormalScore(blockingCurve, blockingMs);
    const refs = lhr.categories['performance']?.auditRefs ?? [];
    const onProcessor = refs.reduce(
      (sum, { id, weight }) =>
        sum + weight * (id === 'total-blocking-time' ? blockingScore : (lhr.audits[id]?.score ?? 0)),
      0,
    );
    return {
      ...Object.fromEntries(categories.map((id) => [id, score(id)])),
      'performance in processor time': Math.round(onProcessor),
      'FCP ms': audit('first-contentful-paint'),
      'LCP ms': audit('largest-contentful-paint'),
      'TBT ms': audit('total-blocking-time'),
      'TBT ms in processor time': Math.round(blockingMs),
      'CLS x1000': Math.round((lhr.audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000),
      'kB sent': Math.round(audit('total-byte-weight') / 1000),
      machine: Math.round(lhr.environment.benchmarkIndex),
    };
  } finally {
    chrome.kill();
  }
}

const server = await ProductServer.create({ BANK_DIR: 'content' });
try {
  await server.start();
  await measure(`${server.url}/`);
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    const results: Record<string, number>[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(`${server.url}${path}`));
    const line = Object.keys(results[0] ?? {}).map((key) => {
      const values = results.map((result) => result[key] ?? 0);
      return `${key} ${median(values)} (${Math.min(...values)}-${Math.max(...values)})`;
    });
    process.stdout.write(`${name.padEnd(10)} ${line.join(' · ')}\n`);
    rows.push([
      `${name} \`${path}\``,
      ...columns.map((key) => String(median(results.map((result) => result[key] ?? 0)))),
    ]);
  }
  const table = toMarkdown({
    title: 'Lighthouse',
    note: `Mobile settings: simulated slow 4G, processor ${slowdown}x slowed down; a fresh profile, so the first visit. Medians of ${runs} runs. "In processor time" counts blocking in the time of the processor, whatever else the machine did meanwhile.`,
    columns: ['page', ...columns],
    rows,
  });
  writeSection('lighthouse', `${table}\n${thisMachine()}`);
} finally {
  await server.dispose();
}
