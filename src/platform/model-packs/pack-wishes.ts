import { get, set } from 'idb-keyval';
import { z } from 'zod';
import { ModelManifest, ModelPackId } from '#contract/entities/model-pack.ts';
import { createKeyStore } from '#platform/key-store.ts';

const PackWish = z.object({ isPaused: z.boolean(), onMobileData: z.boolean() });
/** A pack that the learner wants here. */
export type PackWish = z.infer<typeof PackWish>;

const RememberedPacks = z.object({
  manifest: ModelManifest.nullable(),
  wishes: z.partialRecord(ModelPackId, PackWish),
  /** Memories of older versions do not say. */
  isOffered: z.boolean().optional(),
});
export type RememberedPacks = z.infer<typeof RememberedPacks>;

/** What is remembered between visits: the last list of packs, and which of them the learner wants. */
export interface PackMemory {
  load(): Promise<RememberedPacks>;
  save(memory: RememberedPacks): Promise<void>;
}

export function createPackMemory(databaseName = 'passage-model-packs'): PackMemory {
  const store = createKeyStore(databaseName, 'memory');
  return {
    async load() {
      const parsed = RememberedPacks.safeParse(await get<unknown>('memory', store).catch(() => null));
      return parsed.success ? parsed.data : { manifest: null, wishes: {} };
    },
    async save(memory) {
      // A full device forgets the wish at the next visit; the files decide what can be scored.
      await set('memory', memory, store).catch(() => undefined);
    },
  };
}
