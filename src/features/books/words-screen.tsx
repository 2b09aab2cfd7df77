import '#ui/mantine-styles.ts';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import { BookSkeleton } from './book-skeleton.tsx';
import type { WordsContentProps } from './words-content.tsx';

const WordsContent = lazy(async () => ({ default: (await import('./words-content.tsx')).WordsContent }));

/** `/words`: the three word books. `review`: what is to be reviewed today; `coach`: what stands above the pronunciation book. */
export function WordsScreen({ review, ...props }: WordsContentProps & { review?: ReactNode }) {
  return (
    <>
      <PageHeading title="Words" />
      <WhenStarted waiting={<BookSkeleton />}>
        <Suspense fallback={<BookSkeleton />}>
          {review}
          <WordsContent {...props} />
        </Suspense>
      </WhenStarted>
    </>
  );
}
