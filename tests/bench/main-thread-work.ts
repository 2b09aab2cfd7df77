import type { CDPSession } from '@playwright/test';

/** Milliseconds that the main thread of a page has been at work since it was watched. */
export type WorkSoFar = () => Promise<number>;

/** Watches the main thread by its own clock, which stands still while others have the processor. */
export async function watchWork(cdp: CDPSession): Promise<WorkSoFar> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await read();
  return async () => (await read()) - before;
}
