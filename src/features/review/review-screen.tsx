import '#ui/mantine-styles.ts';
import { lazy, Suspense } from 'react';
import { BackLink } from '#ui/back-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';

const ReviewSession = lazy(async () => ({ default: (await import('./review-session.tsx')).ReviewSession }));

/** `/words/review`: what would be forgotten soon, one card after another. */
export function ReviewScreen() {
  const waiting = <SkeletonBlock height="18rem" />;
  return (
    <>
      <PageHeading title="Review" start={<BackLink to="/words" label="Back to Words" />} />
      <WhenStarted waiting={waiting}>
        <Suspense fallback={waiting}>
          <ReviewSession />
        </Suspense>
      </WhenStarted>
    </>
  );
}
