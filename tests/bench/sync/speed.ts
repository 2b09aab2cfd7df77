import type { Page } from '@playwright/test';
import { Arena, newIds } from './arena.ts';
import { fillLedger, pause, type BenchServer } from './bench-server.ts';
import type { ContenderName } from './build-pages.ts';

/** One run of one contender: numbers by name, in milliseconds unless the name says otherwise. */
export type Measures = Record<string, number>;

interface Race {
  readonly name: string;
  readonly contenders: readonly ContenderName[];
  readonly run: (server: BenchServer, name: ContenderName) => Promise<Measures>;
}

const opCount = 1_000;
const warmUp = 50;

async function inArena<Value>(
  server: BenchServer,
  name: ContenderName,
  work: (arena: Arena) => Promise<Value>,
): Promise<Value> {
  const arena = new Arena(server, name);
  try {
    await arena.launch();
    return await work(arena);
  } finally {
    await arena.dispose();
  }
}

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/** Writes without a network and without a running engine, then drains; what the server has must be what was written. */
async function fillAndDrain(server: BenchServer, name: ContenderName, rttMs: number): Promise<Measures> {
  return inArena(server, name, async (arena) => {
    server.fault = 'down';
    const page = await arena.openTab('?best');
    const ids = newIds(opCount);
    const { ms, acknowledged } = await page.evaluate((all) => globalThis.contender.enqueue(all), ids);
    if (acknowledged.length !== opCount)
      throw new Error(`${name}: ${acknowledged.length} of ${opCount} stored`);
    server.fault = 'none';
    server.rttMs = rttMs;
    const drain = await timeDrain(page, server, ids);
    const counted = ms.slice(warmUp);
    return { ...drain, enqueueP50: quantile(counted, 0.5), enqueueP95: quantile(counted, 0.95) };
  });
}

async function timeDrain(page: Page, server: BenchServer, ids: readonly string[]): Promise<Measures> {
  const measured = await page.evaluate(async () => {
    globalThis.watched.longTasks.length = 0;
    const startedAt = performance.now();
    await globalThis.contender.start();
    await globalThis.contender.drained();
    const drain = performance.now() - startedAt;
    // Long tasks are reported a little later.
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { drain, longestTask: Math.max(0, ...globalThis.watched.longTasks) };
  });
  const missing = ids.filter((id) => !server.ledger.has(id));
  if (missing.length > 0) throw new Error(`drained, and ${missing.length} are not on the server`);
  return measured;
}

async function idle(server: BenchServer, name: ContenderName): Promise<Measures> {
  return inArena(server, name, async (arena) => {
    const page = await arena.openTab();
    const ids = newIds(5);
    await page.evaluate((all) => globalThis.contender.enqueue(all), ids);
    await page.evaluate(() => globalThis.contender.start());
    const deadline = performance.now() + 30_000;
    while (server.ledger.size < ids.length && performance.now() < deadline) await pause(50);
    await pause(3_000);
    const cdp = await arena.cdp(page);
    await cdp.send('Performance.enable');
    const taskSeconds = async () =>
      (await cdp.send('Performance.getMetrics')).metrics.find((each) => each.name === 'TaskDuration')
        ?.value ?? 0;
    const timers = await page.evaluate(() => globalThis.watched.timers.size);
    const before = await taskSeconds();
    await pause(10_000);
    const busyMs = (1_000 * ((await taskSeconds()) - before)) / 10;
    return { timers, busyMs };
  });
}

async function pull(server: BenchServer, name: ContenderName, rttMs: number): Promise<Measures> {
  return inArena(server, name, async (arena) => {
    const page = await arena.openTab('?best&pull');
    const text = 'x'.repeat(200);
    const answer = { kind: 'type', text };
    fillLedger(
      server.ledger,
      newIds(10_000).map((id, at) => ({
        id,
        practiceId: at,
        taskType: 'WFD',
        answer,
        duration: 12,
        pteType: 'ACADEMIC',
      })),
    );
    server.rttMs = rttMs;
    const { ms, rows, longestTask } = await page.evaluate(async () => {
      globalThis.watched.longTasks.length = 0;
      const startedAt = performance.now();
      const rows = await globalThis.contender.pull?.();
      const ms = performance.now() - startedAt;
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { ms, rows, longestTask: Math.max(0, ...globalThis.watched.longTasks) };
    });
    if (rows !== 10_000) throw new Error(`${name}: ${rows} rows instead of 10,000`);
    return { pull: ms, longestTask };
  });
}

async function oneByOne(server: BenchServer, name: ContenderName): Promise<Measures> {
  return inArena(server, name, async (arena) => {
    server.fault = 'down';
    const page = await arena.openTab();
    const ids = newIds(opCount);
    await page.evaluate((all) => globalThis.contender.enqueue(all), ids);
    await page.evaluate(() => globalThis.passage.sendOneByOne());
    server.fault = 'none';
    server.rttMs = 50;
    return timeDrain(page, server, ids);
  });
}

async function withRecordings(server: BenchServer, name: ContenderName): Promise<Measures> {
  return inArena(server, name, async (arena) => {
    server.fault = 'down';
    const page = await arena.openTab();
    const ids = newIds(opCount);
    const audio = newIds(50);
    await page.evaluate(([texts, audio]) => globalThis.passage.enqueueWithRecordings(texts, audio), [
      ids,
      audio,
    ] as const);
    server.fault = 'none';
    server.rttMs = 50;
    const startedAt = performance.now();
    await timeDrain(page, server, [...ids, ...audio]);
    const { committedAt, blobAt } = server.ledger;
    const lastText = Math.max(...ids.map((id) => committedAt.get(id) ?? Infinity));
    return {
      text: lastText - startedAt,
      all: Math.max(...committedAt.values()) - startedAt,
      blobsBeforeLastText: blobAt.filter((at) => at < lastText).length,
    };
  });
}

async function boot(server: BenchServer, name: ContenderName): Promise<Measures> {
  return inArena(server, name, async (arena) => {
    server.fault = 'down';
    const page = await arena.openTab();
    await page.evaluate((ids) => globalThis.contender.enqueue(ids), newIds(1));
    await page.evaluate(() => globalThis.passage.multiply(9_999));
    await page.close();
    const again = await arena.openPage();
    const raw = await again.evaluate(() => globalThis.passage.rawBoot());
    await again.close();
    const booted = await arena.openPage();
    const { badgeMs, openedMs, waiting } = await booted.evaluate(() => globalThis.passage.boot());
    if (waiting !== 10_000) throw new Error(`${waiting} ops are waiting instead of 10,000`);
    await pause(1_500);
    const longestTask = await booted.evaluate(() => Math.max(0, ...globalThis.watched.longTasks));
    return { badgeMs, openedMs, raw, longestTask };
  });
}

const all: ContenderName[] = ['passage', 'rxdb', 'tanstack', 'workbox'];

export const races = [
  { name: 'drain at 0 ms', contenders: all, run: (server, name) => fillAndDrain(server, name, 0) },
  { name: 'drain at 50 ms', contenders: all, run: (server, name) => fillAndDrain(server, name, 50) },
  { name: 'one by one at 50 ms', contenders: ['passage'], run: oneByOne },
  { name: 'pull at 0 ms', contenders: ['passage', 'rxdb'], run: (server, name) => pull(server, name, 0) },
  { name: 'pull at 50 ms', contenders: ['passage', 'rxdb'], run: (server, name) => pull(server, name, 50) },
  { name: 'text with recordings', contenders: ['passage'], run: withRecordings },
  { name: 'boot', contenders: ['passage'], run: boot },
  { name: 'idle', contenders: all, run: idle },
] as const satisfies readonly Race[];
export type RaceName = (typeof races)[number]['name'];
