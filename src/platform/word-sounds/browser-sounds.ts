import { modelRoutes } from '#contract/routes/models.ts';
import { systemDigest } from '#platform/digest.ts';
import { openPacks } from '#platform/model-packs/browser-packs.ts';
import { createWordSounds, type WordSounds } from './word-sounds.ts';

/** The recorded words of this browser, and their packs. */
export function createBrowserSounds(report: (error: unknown) => void): WordSounds {
  const { store, packs } = openPacks(
    {
      name: 'passage-word-sounds',
      lockName: 'word-sounds',
      caches: { whole: 'passage-word-sounds-v1', parts: 'passage-word-sound-parts-v1' },
      listPath: modelRoutes.wordSounds.path,
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
