import { modelRoutes } from '#contract/routes/models.ts';
import { systemDigest } from '#platform/digest.ts';
import { createPacks, packChanges } from '#platform/model-packs/browser-packs.ts';
import { createModelStore } from '#platform/model-packs/model-store.ts';
import { createPackMemory } from '#platform/model-packs/pack-wishes.ts';
import { createLessons, type Lessons } from './lessons.ts';
import { playableKind } from './video-kind.ts';

/** The video lessons of this browser, shared by its tabs. Asks the server which there are. */
export function createBrowserLessons(report: (error: unknown) => void): Lessons {
  const store = createModelStore(caches, location.origin, {
    whole: 'passage-lessons-v1',
    parts: 'passage-lesson-parts-v1',
  });
  const packs = createPacks(
    {
      store,
      memory: createPackMemory('passage-lessons'),
      channel: packChanges('passage-lessons'),
      listPath: `${modelRoutes.lessons.path}?video=${playableKind(document.createElement('video'))}`,
      lockName: 'lessons',
    },
    report,
  );
  return createLessons({
    packs,
    store,
    fetch: (input, init) => fetch(input, init),
    digest: systemDigest,
    covers: () => caches.open('passage-lesson-covers-v1'),
  });
}
