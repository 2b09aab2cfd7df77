import type { ReadContext } from '#data/store/context.ts';
import { readEngineMemory } from '#data/store/sync-store/read-engine-memory.ts';

export interface PullFacts {
  /** How often all that was new came from the server to this device. */
  readonly pulls: number;
  /** No full pull is half done. */
  readonly isWhole: boolean;
}

export async function pullFacts({ db, userId }: ReadContext): Promise<PullFacts> {
  const { pulls, restage } = await readEngineMemory(db, userId);
  return { pulls, isWhole: restage === null };
}
