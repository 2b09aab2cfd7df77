import { createStore, get, set } from 'idb-keyval';
import { z } from 'zod';
import { ModelManifest, ModelPackId } from '#contract/entities/model-pack.ts';

const PackWish = z.object({ isPaused: z.boolean(), onMobileData: z.boolean() });
/** A pack that the learner wants here. */
export type PackWish = z.infer<typeof PackWish>;

const Memory = z.object({
  manifest: ModelManifest.nullable(),
  wishes: z.partialRecord(ModelPackId, PackWish),
});
type Memory = z.infer<typeof Memory>;

/** What is remembered between visits: the last list of packs, and which of them the learner wants. */
export interface PackMemory {
  load(): Promise<Memory>;
  save(memory: Memory): Promise<void>;
}

export function createPackMemory(databaseName = 'passage-model-packs'): PackMemory {
  const store = createStore(databaseName, 'memory');
  return {
    async load() {
      const parsed = Memory.safeParse(await get<unknown>('memory', store).catch(() => null));
      return parsed.success ? parsed.data : { manifest: null, wishes: {} };
    },
    async save(memory) {
      // A full device forgets the wish at the next visit; the files decide what can be scored.
      await set('memory', memory, store).catch(() => undefined);
    },
  };
}
