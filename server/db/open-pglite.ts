/**
 * Opens the embedded database of a data folder. Law: lock, then initialise beside and rename, then open. A kill at any
 * moment leaves either no database (the half-made one beside is thrown away at the next start) or a whole one.
 */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '#server/sync-folder.ts';
import type { Database } from './database.ts';
import { watchRoom, withRoom, type RoomCheck } from './disk-room.ts';
import { DurableNodeFS, durableStartParams, proveDurable } from './durable-node-fs.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { schema } from './schema.ts';

export interface OpenPgliteOptions {
  /** Told what takes long, for the person who waits. */
  readonly onProgress?: (text: string) => void;
  /** Writes are refused while the disk has less room. */
  readonly leastRoomBytes?: number;
}

async function start(fs: DurableNodeFS): Promise<PGlite> {
  return PGlite.create({ fs, startParams: durableStartParams });
}

async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return syncTree(path);
      const file = await open(path, 'r+');
      try {
        return await file.datasync();
      } finally {
        await file.close();
      }
    }),
  );
  await syncFolder(folder);
}

async function initialise(folder: string, target: string): Promise<void> {
  const beside = `${target}.init`;
  rmSync(beside, { recursive: true, force: true });
  const pg = await start(new DurableNodeFS(beside));
  await pg.close();
  await syncTree(beside);
  renameSync(beside, target);
  await syncFolder(folder);
}

/**
 * The embedded database in `dataDir/pgdata`, created when there is none.
 * @throws FolderInUseError when another process has the folder
 */
export async function openPglite(dataDir: string, options: OpenPgliteOptions = {}): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  try {
    const target = join(dataDir, 'pgdata');
    if (!existsSync(target)) {
      options.onProgress?.('Preparing the database (only the first time)…');
      await initialise(dataDir, target);
    }
    // Without this file the engine would make a new, empty database over the old one.
    if (!existsSync(join(target, 'PG_VERSION')))
      throw new Error(`${target} holds no whole database: PG_VERSION is missing. Restore it from a backup.`);
    const fs = new DurableNodeFS(target);
    const pg = await start(fs);
    await proveDurable(pg, fs);
    return asDatabase(pg, {
      checkRoom: watchRoom(target, options.leastRoomBytes),
      onClosed: () => lock.release(),
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

function asDatabase(
  pg: PGlite,
  { checkRoom, onClosed }: { checkRoom: RoomCheck; onClosed: () => void },
): Database {
  const orm = drizzle({ client: withRoom(pg, checkRoom), schema, casing: 'snake_case' });
  return {
    engine: 'pglite',
    orm,
    checkRoom: async () => checkRoom(),
    migrate: () => migrate(orm, { migrationsFolder }),
    close: async () => {
      await pg.close();
      onClosed();
    },
  };
}
