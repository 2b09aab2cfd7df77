import { test as base, expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { OwnBrowser } from '#tests/support/own-browser.ts';
import { PlainTab, type Tab } from '#tests/support/plain-tab.ts';
import type { DeviceState } from '#tests/proof/page/device.ts';
import { FaultyLine } from './faulty-line.ts';
import { startRealServer, type RealServer } from './real-server.ts';

export { expect };

interface Proof {
  /** A browser of its own for every test; ask for more with `newBrowser`. */
  browserOnDisk: OwnBrowser;
  newBrowser: () => OwnBrowser;
  line: FaultyLine;
  /** A learner whom nobody has seen before. */
  learner: string;
}

/** Every file has a real server of its own; every test a line to it, a browser profile and a learner. */
export const test = base.extend<Proof, { server: RealServer }>({
  server: [
    // oxlint wants a name for what Playwright passes first; there are no worker fixtures to depend on.
    async ({ browserName: _browser }, use) => {
      const server = await startRealServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  line: async ({ server }, use) => {
    const line = new FaultyLine(server);
    await line.listen();
    await use(line);
    line.close();
  },
  newBrowser: async ({ browserName: _browser }, use) => {
    const browsers: OwnBrowser[] = [];
    await use(() => {
      const browser = new OwnBrowser();
      browsers.push(browser);
      return browser;
    });
    for (const browser of browsers) await browser.dispose();
  },
  browserOnDisk: async ({ newBrowser }, use) => {
    await use(newBrowser());
  },
  learner: async ({ browserName: _browser }, use) => {
    await use(`learner-${randomUUID()}`);
  },
});

/** The page on this device, as this learner, open and with nothing draining yet. */
export async function openDevice(
  browser: OwnBrowser,
  line: FaultyLine,
  { learner, speed = 1 }: { learner: string; speed?: number },
): Promise<Page> {
  const page = await (await browser.control()).newPage();
  await page.goto(`${line.url}/?as=${learner}&speed=${speed}`);
  await page.evaluate(async () => void (await globalThis.device));
  return page;
}

/** The same in a tab that can be hidden and frozen, with the engine running. */
export async function openPlainDevice(
  browser: OwnBrowser,
  line: FaultyLine,
  learner: string,
): Promise<PlainTab> {
  const tab = await PlainTab.open(browser, `${line.url}/?as=${learner}`);
  await expect.poll(() => tab.evaluate(() => 'device' in globalThis && document.readyState)).toBe('complete');
  await start(tab);
  return tab;
}

export const start = (tab: Tab): Promise<void> =>
  tab.evaluate(async () => (await globalThis.device).start(), null);

export const stateOf = (tab: Tab): Promise<DeviceState> =>
  tab.evaluate(async () => (await globalThis.device).state(), null);

/** Hands answers in, each to a practice of its own from the first one on; ids of those that the device took. */
export async function answerAll(
  tab: Tab,
  firstPractice: number,
  count: number,
  lanes = count,
): Promise<string[]> {
  return tab.evaluate(
    async ([first, count, lanes]) => {
      const device = await globalThis.device;
      const ids: string[] = [];
      for (let at = 0; at < count; at += 1) {
        const saved = await device.answer(first + (at % lanes));
        if (saved.kind === 'saved') ids.push(saved.answerId);
      }
      return ids;
    },
    [firstPractice, count, lanes] as const,
  );
}

/** The learner is there and looks: what a return to the app does. */
export const nudge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    dispatchEvent(new Event('online'));
  });

/** Nothing is lost, nothing was done twice, and rows and ops belong together. */
export async function expectAllOnce(
  server: RealServer,
  tab: Tab,
  { learner, ids }: { learner: string; ids: readonly string[] },
): Promise<void> {
  const ledger = await server.ledgerOf(learner);
  expect(
    ids.filter((id) => !ledger.answerIds.has(id)),
    'lost',
  ).toEqual([]);
  expect(ledger.changes, 'effects and ops').toBe(ledger.ops);
  const state = await stateOf(tab);
  expect(state.torn).toEqual([]);
  expect(state.waiting, 'queue').toBe(0);
}
