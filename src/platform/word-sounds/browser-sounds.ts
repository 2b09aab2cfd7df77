import { modelRoutes } from '#contract/routes/models.ts';
import { systemDigest } from '#platform/digest.ts';
import { createPacks, packChanges } from '#platform/model-packs/browser-packs.ts';
import { createModelStore } from '#platform/model-packs/model-store.ts';
import { createPackMemory } from '#platform/model-packs/pack-wishes.ts';
import { createWordSounds, type WordSounds } from './word-sounds.ts';

/** The recorded words of this browser, and their packs. */
export function createBrowserSounds(report: (error: unknown) => void): WordSounds {
  const store = createModelStore(caches, location.origin, {
    whole: 'passage-word-sounds-v1',
    parts: 'passage-word-sound-parts-v1',
  });
  const packs = createPacks(
    {
      store,
      memory: createPackMemory('passage-word-sounds'),
      channel: packChanges('passage-word-sounds'),
      listPath: modelRoutes.wordSounds.path,
      lockName: 'word-sounds',
    },
    report,
  );
  return createWordSounds({
    packs,
    store,
    fetch: (input, init) => fetch(input, init),
    digest: systemDigest,
    single: () => caches.open('passage-spoken-words-v1'),
  });
}
