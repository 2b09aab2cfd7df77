import { modelRoutes } from '#contract/routes/models.ts';
import { systemDigest } from '#platform/digest.ts';
import { openPacks } from '#platform/model-packs/browser-packs.ts';
import { createLessons, type Lessons } from './lessons.ts';
import { playableKind } from './video-kind.ts';

/** The video lessons of this browser, shared by its tabs. Asks the server which there are. */
export function createBrowserLessons(report: (error: unknown) => void): Lessons {
  const { store, packs } = openPacks(
    {
      name: 'passage-lessons',
      lockName: 'lessons',
      caches: { whole: 'passage-lessons-v1', parts: 'passage-lesson-parts-v1' },
      listPath: `${modelRoutes.lessons.path}?video=${playableKind(document.createElement('video'))}`,
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
