import type { PassageTables } from '#data/store/database.ts';
import { readMeta } from '#data/store/meta.ts';
import { freshMemory, type EngineMemory } from '#domain/outbox/store/engine-memory.ts';

export const memoryKey = (userId: string) => `sync ${userId}` as const;

/** The engine's view of one learner; `freshMemory` before the first drain. */
export async function readEngineMemory(
  tables: Pick<PassageTables, 'meta'>,
  userId: string,
): Promise<EngineMemory> {
  // Fields that an older version of the app did not know are as in a fresh state.
  return { ...freshMemory, ...(await readMeta(tables, memoryKey(userId))) };
}
