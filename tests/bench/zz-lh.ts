import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ProductServer } from '#tests/support/product-server.ts';
import { chromiumFlags, chromiumLaunch } from '#tests/support/chromium.ts';
const pages: Record<string,string> = { home: '/', list: '/dashboard/reading/multiple-choice-single', practice: '/dashboard/reading/multiple-choice-single/15001', blank: '/api/health' };
const server = await ProductServer.create();
await server.start();
const which = process.argv.slice(2);
for (const name of ['home', ...which]) {
  const { executablePath } = chromiumLaunch();
  const chrome = await launch({ ...(executablePath ? { chromePath: executablePath } : {}), chromeFlags: ['--headless', ...chromiumFlags], logLevel: 'silent' });
  const result = await lighthouse(`${server.url}${pages[name]}`, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' });
  const { lhr } = result!;
  const a = (id: string) => Math.round(lhr.audits[id]?.numericValue ?? 0);
  console.log(name, 'bench', lhr.environment.benchmarkIndex, 'perf', (lhr.categories.performance!.score ?? 0) * 100, 'FCP', a('first-contentful-paint'), 'SI', a('speed-index'), 'LCP', a('largest-contentful-paint'), 'TBT', a('total-blocking-time'), 'CLS', lhr.audits['cumulative-layout-shift']?.numericValue);
  for (const it of (lhr.audits['long-tasks']?.details as any)?.items ?? []) console.log('   task', Math.round(it.startTime), Math.round(it.duration), it.url.replace(server.url, ''));
  const tr = (result!.artifacts as any).Trace ?? (result!.artifacts as any).traces?.defaultPass;
  if (process.env.TRACE) { (await import('node:fs')).writeFileSync(`/tmp/trace-${name}.json`, JSON.stringify(tr)); }
  chrome.kill();
}
await server.dispose();
