import type { Browser, Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Seconds of processor time that each renderer has had. */
async function renderers(browser: Browser): Promise<ReadonlyMap<number, number>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return new Map(
    processInfo.filter(({ type }) => type === 'renderer').map(({ id, cpuTime }) => [id, cpuTime]),
  );
}

const browserOf = (page: Page): Browser => {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  return browser;
};

const clearLeadSeconds = 0.2;
/** On a quiet machine two or three are enough. */
const mostTries = 300;

/**
 * The process of a page and its workers: the one that works while the page does. `work` keeps the page busy for a while.
 * Chromium starts spare renderers ahead, which work as well, so it goes on until one is clearly ahead of the others.
 */
export async function findRenderer(page: Page, work: () => Promise<unknown>): Promise<number> {
  const browser = browserOf(page);
  const before = await renderers(browser);
  for (let tries = 0; tries < mostTries; tries += 1) {
    await work();
    const [first, second] = [...(await renderers(browser))]
      .map(([id, seconds]) => ({ id, seconds: seconds - (before.get(id) ?? 0) }))
      .toSorted((a, b) => b.seconds - a.seconds);
    if (first && first.seconds > clearLeadSeconds + 2 * (second?.seconds ?? 0)) return first.id;
  }
  throw new Error('no process works as the page does');
}

/** Seconds of processor time that a renderer has had. */
export async function processorSeconds(page: Page, pid: number): Promise<number> {
  return (await renderers(browserOf(page))).get(pid) ?? Number.NaN;
}

const sliceMs = 4;

/**
 * Lets a process run only 1/`factor` of the time, in slices of a few milliseconds, and gives the way to end that. Chromium's
 * own slowdown (`Emulation.setCPUThrottlingRate`) leaves workers at full speed.
 */
export function slowDown(pid: number, factor: number): () => Promise<void> {
  const ending = new AbortController();
  if (factor <= 1) ending.abort();
  async function alternate(): Promise<void> {
    let owedMs = 0;
    while (!ending.signal.aborted) {
      const ranFrom = performance.now();
      await delay(sliceMs);
      process.kill(pid, 'SIGSTOP');
      const stoodFrom = performance.now();
      owedMs += (factor - 1) * (stoodFrom - ranFrom);
      await delay(Math.max(0, owedMs));
      process.kill(pid, 'SIGCONT');
      owedMs -= performance.now() - stoodFrom;
    }
  }
  const ended = alternate();
  // A process that is gone is told to whoever ends the slowdown.
  ended.catch(() => undefined);
  return () => {
    ending.abort();
    return ended;
  };
}

/** Megabytes of memory that a process has in use and has had at most; `undefined` where the system does not tell (not Linux). */
export function memoryOf(pid: number): { now: number; most: number } | undefined {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return undefined;
  const status = readFileSync(path, 'utf8');
  const megabytes = (field: string): number =>
    (Number(new RegExp(String.raw`^${field}:\s+(\d+) kB`, 'mu').exec(status)?.[1]) * 1024) / 1e6;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}
