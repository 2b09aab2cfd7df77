import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { FolderInUseError } from '#server/db/folder-lock.ts';
import { openPglite } from '#server/db/open-pglite.ts';
import { toProblem } from '#server/http/error-answers.ts';
import { bookmark } from '#server/db/schema/practices.ts';
import { changeFeed, feedHead, idempotency } from '#server/db/schema/sync.ts';
import { prepareData } from '#tests/support/prepared-data.ts';
import { rounds } from '#tests/support/rounds.ts';
import { startDatabaseProcess } from '#tests/support/watched-process.ts';

/** Each is a start of a process of some seconds. */
const kills = rounds('DATABASE_KILLS', { short: 3, long: 40 });

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'passage-embedded-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
async function withDatabase<T>(folder: string, use: (db: Database) => Promise<T>): Promise<T> {
  const db = await openPglite(folder);
  try {
    await db.migrate();
    return await use(db);
  } finally {
    await db.close();
  }
}

describe('the embedded database', () => {
  const preparedFolder = async () => {
    const folder = newFolder();
    await prepareData(folder);
    return folder;
  };

  it('takes no writes while the disk is nearly full, and is read and written as before after it', async () => {
    const folder = await preparedFolder();
    const probe = sql`select count(*) from ${bookmark}`;
    const write = (db: Database) => db.orm.execute(sql`create table probe ()`);
    const full = await openPglite(folder, { leastRoomBytes: Number.MAX_SAFE_INTEGER });
    try {
      expect(await full.orm.select().from(bookmark)).toEqual([]);
      const refusals = [write(full), full.orm.transaction(async (tx) => tx.execute(probe)), full.checkRoom()];
      for (const refusal of refusals)
        expect(toProblem(await refusal.catch((error: unknown) => error))).toMatchObject({
          code: 'UNAVAILABLE',
        });
    } finally {
      await full.close();
    }
    await withDatabase(folder, async (db) => {
      await db.checkRoom();
      await write(db);
    });
  });

  it('names the process that has the folder, and takes it over when that one is dead', async () => {
    const folder = await preparedFolder();
    const holder = startDatabaseProcess(folder, 'hold');
    await holder.until('ready');
    const refused = await openPglite(folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FolderInUseError);
    expect(String(refused)).toContain(`process ${holder.pid} (`);
    expect(String(refused)).toContain('database-child.ts');
    await holder.kill();
    await withDatabase(folder, async (db) => expect(await db.orm.select().from(bookmark)).toEqual([]));
    expect(readdirSync(join(folder, 'lock'))).toEqual([]);
  }, 120_000);

  it.runIf(process.platform === 'linux')(
    'is held by a process of another container for as long as that lives, and taken over after it',
    async () => {
      const folder = await preparedFolder();
      const holder = startDatabaseProcess(folder, 'hold');
      await holder.until('ready');
      const lock = join(folder, 'lock');
      const card = join(lock, readdirSync(lock).find((name) => name.endsWith('.card')) ?? 'none');
      const text = readFileSync(card, 'utf8');
      // As a container with process ids of its own sees it.
      writeFileSync(card, JSON.stringify({ ...JSON.parse(text), namespace: 'pid:[1]' }));
      await expect(openPglite(folder)).rejects.toBeInstanceOf(FolderInUseError);
      await holder.kill();
      await withDatabase(folder, async (db) => db.checkRoom());
      expect(readdirSync(lock)).toEqual([]);
    },
    120_000,
  );

  it('makes no new database over one that has lost a file', async () => {
    const folder = await preparedFolder();
    rmSync(join(folder, 'pgdata', 'PG_VERSION'));
    await expect(openPglite(folder)).rejects.toThrow(/PG_VERSION is missing/);
    expect(readdirSync(join(folder, 'lock'))).toEqual([]);
  }, 120_000);

  it('lets exactly one of several openers in, and this process only once', async () => {
    const folder = await preparedFolder();
    await withDatabase(folder, async () => {
      await expect(openPglite(folder)).rejects.toThrow(`process ${process.pid} `);
    });
    const results = await Promise.allSettled([openPglite(folder), openPglite(folder), openPglite(folder)]);
    const opened = results.filter((result) => result.status === 'fulfilled');
    for (const result of opened) await result.value.close();
    expect(opened).toHaveLength(1);
  }, 120_000);

  it('recovers from kills during the first start', async () => {
    // How long a first start takes here and now, so that the kills fall into all of it.
    const model = startDatabaseProcess(newFolder(), 'hold');
    const since = performance.now();
    await model.until('ready');
    const wholeMs = performance.now() - since;
    await model.kill();
    const folder = newFolder();
    for (let kill = 0; kill < kills / 2; kill++) {
      const child = startDatabaseProcess(folder, 'hold');
      await delay(wholeMs * (0.15 + (0.85 * (kill + Math.random()) * 2) / kills));
      await child.kill();
    }
    await withDatabase(folder, async (db) => expect(await db.orm.select().from(bookmark)).toEqual([]));
  }, 900_000);

  it('loses no acknowledged commit in kills during writes', async () => {
    const folder = await preparedFolder();
    const acknowledged: string[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const child = startDatabaseProcess(folder, 'write');
      // The next commit is under way by then.
      await child.until('committed', 1 + Math.floor(Math.random() * 40));
      await child.kill();
      acknowledged.push(
        ...child.lines.filter((line) => line.startsWith('committed')).map((line) => line.slice(10)),
      );
    }
    await withDatabase(folder, async (db) => {
      const stored = new Set((await db.orm.select().from(bookmark)).map((row) => String(row.practiceId)));
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThanOrEqual(kills);
      const [head] = await db.orm.select().from(feedHead);
      const [feed] = await db.orm
        .select({
          rows: sql<number>`count(*)`.mapWith(Number),
          seq: sql<number>`max(${changeFeed.seq})`.mapWith(Number),
        })
        .from(changeFeed);
      // Each write left its mark, its feed row and its key, or none of them. The profile is the one row more.
      expect(feed).toEqual({ rows: stored.size + 1, seq: head?.seq });
      expect(await db.orm.$count(idempotency)).toBe(stored.size);
    });
  }, 900_000);
});
