import '#ui/mantine-styles.ts';
import { lazy, Suspense } from 'react';
import { BackLink } from '#ui/back-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';

const DictationContent = lazy(async () => ({
  default: (await import('./dictation-content.tsx')).DictationContent,
}));

/** `/dashboard/spelling-book/dictation`: words of the spelling book are heard and written down. */
export function DictationScreen() {
  const waiting = <SkeletonBlock height="16rem" />;
  return (
    <>
      <PageHeading title="Dictation" start={<BackLink to="/words" label="Back to Words" />} />
      <WhenStarted waiting={waiting}>
        <Suspense fallback={waiting}>
          <DictationContent />
        </Suspense>
      </WhenStarted>
    </>
  );
}
