/**
 * Room on the disk of the embedded database. A write that finds the disk full ends in a loop inside its WebAssembly that nothing
 * gets out of, so writes stop before: https://github.com/electric-sql/pglite holds no promise about a full disk.
 */
import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { Problem } from '#server/problem.ts';

/** A whole segment of the write-ahead log (16 MB), the next one, and what a checkpoint writes. */
export const leastRoomBytes = 64 * 1024 * 1024;
const lookEveryMs = 500;

/** @throws Problem UNAVAILABLE while there is no room */
export type RoomCheck = () => void;

/** Looks at the disk of a folder, at most twice a second. */
export function watchRoom(folder: string, leastBytes = leastRoomBytes): RoomCheck {
  let lookedAt = -Infinity;
  let hasRoom = true;
  return () => {
    const now = performance.now();
    if (now - lookedAt >= lookEveryMs) {
      const { bavail, bsize } = statfsSync(folder);
      hasRoom = bavail * bsize >= leastBytes;
      lookedAt = now;
    }
    if (!hasRoom)
      throw new Problem('UNAVAILABLE', 'The disk of the server is full. Nothing is lost; try again later', {
        retryAfterSeconds: 30,
      });
  };
}

/** Statements that only read. Whatever else there is needs room. */
const isRead = (sql: string) => /^\s*(?:select|show)\b/i.test(sql);

/** The database, refusing transactions and writes while there is no room for them. */
export function withRoom(pg: PGlite, checkRoom: RoomCheck): PGlite {
  const guarded: Pick<PGlite, 'query' | 'exec' | 'transaction'> = {
    query: async (sql, ...rest) => {
      if (!isRead(sql)) checkRoom();
      return pg.query(sql, ...rest);
    },
    exec: async (sql, ...rest) => {
      checkRoom();
      return pg.exec(sql, ...rest);
    },
    transaction: async (work) => {
      checkRoom();
      return pg.transaction(work);
    },
  };
  return new Proxy(pg, {
    get: (target, name) => {
      if (name in guarded) return guarded[name as keyof typeof guarded];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
