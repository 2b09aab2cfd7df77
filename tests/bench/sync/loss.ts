import type { Page } from '@playwright/test';
import type { Tab } from '#tests/support/plain-tab.ts';
import { Arena, newIds } from './arena.ts';
import { pause, type BenchServer } from './bench-server.ts';
import type { ContenderName } from './build-pages.ts';
import { replayFaults, type Fault } from './faults.ts';

/** What became of five ops on a bad day. */
export interface Loss {
  readonly written: number;
  /** The caller was told that the device did not take it. */
  readonly refused: number;
  /** Neither on the server nor in the queue, and nobody was told. */
  readonly lost: number;
  readonly doubled: number;
  /** Until the server had all of them, from the end of the fault; `null`: not within the time given. */
  readonly recoveredMs: number | null;
}

export interface BadDay {
  readonly name: string;
  readonly run: (server: BenchServer, name: ContenderName) => Promise<Loss>;
}

const opCount = 5;
const patienceMs = 40_000;

/** A learner who is there: the network is back, and what the browser does by itself now and then is done. */
async function nudge(page: Tab): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('online')), null);
}

/** Waits until the server has them all, nudging once and asking for a retry every 2 s. */
async function recover(page: Tab, server: BenchServer, ids: readonly string[]): Promise<number | null> {
  const startedAt = performance.now();
  await nudge(page);
  let retriedAt = startedAt;
  while (performance.now() - startedAt < patienceMs) {
    if (ids.every((id) => server.ledger.has(id))) return performance.now() - startedAt;
    if (performance.now() - retriedAt > 2_000) {
      retriedAt = performance.now();
      // Not awaited: a page that hangs must not stop the clock.
      void page.evaluate(() => globalThis.contender.retry(), null).catch(() => undefined);
    }
    const queued = await withinASecond(page.evaluate(() => globalThis.contender.queued(), null));
    // The server is asked after the queue: what leaves the queue in between has arrived, and is no reason to give up.
    const missing = ids.filter((id) => !server.ledger.has(id));
    const isHopeless = missing.length > 0 && queued !== null && !missing.some((id) => queued.includes(id));
    if (isHopeless && performance.now() - startedAt > 5_000) return null;
    await pause(25);
  }
  return null;
}

/** A frozen tab may hold a transaction: then nobody reads anything, and everything counts as still queued. */
async function withinASecond(read: Promise<string[]>): Promise<string[] | null> {
  return Promise.race([read, pause(1_000).then(() => null)]);
}

async function count(
  page: Tab,
  server: BenchServer,
  write: { acknowledged: readonly string[]; refused: readonly string[]; recoveredMs: number | null },
): Promise<Loss> {
  const { acknowledged, refused, recoveredMs } = write;
  // Late duplicates arrive after a second.
  await pause(1_500);
  const queued = new Set(
    (await withinASecond(page.evaluate(() => globalThis.contender.queued(), null))) ?? acknowledged,
  );
  const lost = acknowledged.filter((id) => !server.ledger.has(id) && !queued.has(id)).length;
  const doubled = server.ledger.doubled(acknowledged).length;
  return { written: opCount, refused: refused.length, lost, doubled, recoveredMs };
}

function replayUnder(fault: Fault): BadDay {
  return {
    name: fault,
    run: (server, name) =>
      inArena(server, name, async (arena) => {
        const page = await arena.openTab();
        server.fault = 'down';
        const { acknowledged, refused } = await page.evaluate(
          (ids) => globalThis.contender.enqueue(ids),
          newIds(opCount),
        );
        server.fault = fault;
        await page.evaluate(() => globalThis.contender.start());
        // The fault is over when each op has met it; a second is enough for every first attempt.
        await pause(1_000);
        const recoveredMs = await recover(page, server, acknowledged);
        return count(page, server, { acknowledged, refused, recoveredMs });
      }),
  };
}

async function inArena(
  server: BenchServer,
  name: ContenderName,
  work: (arena: Arena) => Promise<Loss>,
): Promise<Loss> {
  const arena = new Arena(server, name);
  try {
    await arena.launch();
    return await work(arena);
  } finally {
    await arena.dispose();
  }
}

const killedInReplay: BadDay = {
  name: 'browser killed in mid-replay',
  run: (server, name) =>
    inArena(server, name, async (arena) => {
      const page = await arena.openTab();
      server.fault = 'down';
      const { acknowledged, refused } = await page.evaluate(
        (ids) => globalThis.contender.enqueue(ids),
        newIds(opCount),
      );
      server.fault = 'hang';
      server.writesHeard = 0;
      await page.evaluate(() => void globalThis.contender.start());
      const deadline = performance.now() + 15_000;
      while (server.writesHeard === 0 && performance.now() < deadline) await pause(5);
      await arena.browser.kill();
      server.fault = 'none';
      await arena.launch();
      const again = await arena.openTab();
      await again.evaluate(() => globalThis.contender.start());
      const recoveredMs = await recover(again, server, acknowledged);
      return count(again, server, { acknowledged, refused, recoveredMs });
    }),
};

const leaderClosed: BadDay = {
  name: 'leader tab closed, a second tab open',
  run: (server, name) =>
    inArena(server, name, async (arena) => {
      const leader = await arena.openTab();
      server.fault = 'down';
      await leader.evaluate(() => globalThis.contender.start());
      const second = await arena.openTab();
      await second.evaluate(() => globalThis.contender.start());
      const ids = newIds(opCount);
      const written = writeUnawaited(leader, ids);
      await pause(2_000);
      await leader.close();
      const { acknowledged, refused } = await written.then(
        (done) => done,
        () => ({ acknowledged: ids, refused: [] }),
      );
      server.fault = 'none';
      const recoveredMs = await recover(second, server, acknowledged);
      return count(second, server, { acknowledged, refused, recoveredMs });
    }),
};

const writeUnawaited = (page: Page, ids: readonly string[]) =>
  page.evaluate((all) => globalThis.contender.enqueue(all), ids);

const writtenInSecondTab: BadDay = {
  name: 'write in a second tab, server down',
  run: (server, name) =>
    inArena(server, name, async (arena) => {
      const leader = await arena.openTab();
      server.fault = 'down';
      await leader.evaluate(() => globalThis.contender.start());
      const second = await arena.openTab();
      await second.evaluate(() => globalThis.contender.start());
      const { acknowledged, refused } = await writeUnawaited(second, newIds(opCount));
      server.fault = 'none';
      await nudge(leader);
      const recoveredMs = await recover(second, server, acknowledged);
      return count(second, server, { acknowledged, refused, recoveredMs });
    }),
};

const mostWaitMs = 10_000;

/** Writes, and counts what nobody has said a word of after 10 s as not taken: its request may hang for ever. */
async function toldInTime(tab: Tab, ids: readonly string[]) {
  const written = tab.evaluate((all) => globalThis.contender.enqueue(all), ids);
  written.catch(() => undefined);
  const silence = pause(mostWaitMs).then(() => ({ acknowledged: [], refused: ids }));
  return Promise.race([written, silence]);
}

/** Tabs without Playwright, which would keep them from freezing. */
const frozenHolder: BadDay = {
  name: 'tab frozen while it drains, a second tab open',
  run: async (server, name) => {
    const arena = new Arena(server, name);
    try {
      arena.browser.launch();
      const second = await arena.openPlainTab();
      const holder = await arena.openPlainTab();
      server.fault = 'hang';
      const { acknowledged, refused } = await toldInTime(holder, newIds(opCount));
      await holder.evaluate(() => void globalThis.contender.start(), null);
      const deadline = performance.now() + 15_000;
      while (server.writesHeard === 0 && performance.now() < deadline) await pause(5);
      await second.evaluate(() => void globalThis.contender.start(), null);
      await pause(500);
      await holder.freeze();
      server.fault = 'none';
      await second.bringToFront();
      const recoveredMs = await recover(second, server, acknowledged);
      return await count(second, server, { acknowledged, refused, recoveredMs });
    } finally {
      await arena.dispose();
    }
  },
};

export const badDays: readonly BadDay[] = [
  ...replayFaults.map(replayUnder),
  killedInReplay,
  leaderClosed,
  writtenInSecondTab,
  frozenHolder,
];
