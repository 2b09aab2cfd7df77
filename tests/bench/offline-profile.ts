import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunch } from '#tests/support/chromium.ts';

/** A phone's browser with a profile that outlives it. */
export function openProfile(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...chromiumLaunch(),
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
}

/** Opens the app with a connection until `ready` resolves, twice: the second page comes from the stored shell. */
export async function fillProfile(
  profile: string,
  address: string,
  ready: (page: Page) => Promise<unknown>,
): Promise<void> {
  const context = await openProfile(profile);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(address);
  await ready(page);
  // Active once the whole app is stored; it takes over with the next page.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await ready(page);
  await context.close();
}

/**
 * Times from navigation start until each of `ready` resolves, in a new browser on the profile with a 4x slower processor. `workMs`: how long
 * the main thread was at work by then, by its own clock, which stands still while others have the processor.
 */
export async function timeColdStart(
  profile: string,
  address: string,
  ready: readonly ((page: Page) => Promise<unknown>)[],
): Promise<{ times: readonly number[]; workMs: number }> {
  const context = await openProfile(profile);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil: 'commit' });
    const times: number[] = [];
    for (const step of ready) {
      await step(page);
      times.push(await page.evaluate(() => performance.now()));
    }
    const { metrics } = await cdp.send('Performance.getMetrics');
    const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { times, workMs: 1_000 * work };
  } finally {
    await context.close();
  }
}
