import '#ui/mantine-styles.ts';
import { lazy, Suspense } from 'react';
import { BackLink } from '#ui/back-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';

const FirstRunContent = lazy(async () => ({
  default: (await import('./first-run-content.tsx')).FirstRunContent,
}));

/** `/start`: exam, target, date and level, one question each. */
export function FirstRunScreen() {
  return (
    <>
      <PageHeading title="Set up Passage" start={<BackLink to="/" label="Back to Today" />} />
      <WhenStarted waiting={null}>
        <Suspense>
          <FirstRunContent />
        </Suspense>
      </WhenStarted>
    </>
  );
}
