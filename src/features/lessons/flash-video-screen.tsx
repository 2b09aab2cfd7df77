import '#ui/mantine-styles.ts';
import { lazy, Suspense } from 'react';
import { BackLink } from '#ui/back-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import type { FlashVideoScreenProps } from './flash-video-props.ts';
import { LessonsWaiting } from './lessons-waiting.tsx';

const AllLessons = lazy(async () => ({ default: (await import('./all-lessons.tsx')).AllLessons }));

/** `/dashboard/flash-video`: the lessons of all tasks of the learner's exam. */
export function FlashVideoScreen(props: FlashVideoScreenProps) {
  return (
    <>
      <PageHeading
        title="Flash Learn videos"
        description="One for each task"
        start={<BackLink to="/practise" label="Back to Practise" />}
      />
      <WhenStarted waiting={<LessonsWaiting />}>
        <Suspense fallback={<LessonsWaiting />}>
          <AllLessons {...props} />
        </Suspense>
      </WhenStarted>
    </>
  );
}
