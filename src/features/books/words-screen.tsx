import '#ui/mantine-styles.ts';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import type { BookAddress } from './book-address.ts';
import { BookSkeleton } from './book-skeleton.tsx';

const WordsContent = lazy(async () => ({ default: (await import('./words-content.tsx')).WordsContent }));

/** `/words`: the three word books. `review`: what is to be reviewed today. */
export function WordsScreen({ review, ...address }: BookAddress & { review?: ReactNode }) {
  return (
    <>
      <PageHeading title="Words" />
      <WhenStarted waiting={<BookSkeleton />}>
        <Suspense fallback={<BookSkeleton />}>
          {review}
          <WordsContent {...address} />
        </Suspense>
      </WhenStarted>
    </>
  );
}
