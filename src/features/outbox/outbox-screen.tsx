import '#ui/mantine-styles.ts';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { BackLink } from '#ui/back-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import { OutboxSkeleton } from './outbox-skeleton.tsx';

const OutboxContent = lazy(async () => ({ default: (await import('./outbox-content.tsx')).OutboxContent }));

/**
 * `/sync`: what is on this device and not on the server, why, and what the learner can do about it. `signIn`: the way to
 * sign in, from that feature; `more`: the way to what lies near.
 */
export function OutboxScreen({ signIn, more }: { signIn: ReactNode; more: ReactNode }) {
  return (
    <>
      <PageHeading title="Sync" start={<BackLink to="/me" label="Back to Me" />} />
      <WhenStarted waiting={<OutboxSkeleton />}>
        <Suspense fallback={<OutboxSkeleton />}>
          <OutboxContent signIn={signIn} more={more} />
        </Suspense>
      </WhenStarted>
    </>
  );
}
