import '#ui/mantine-styles.ts';
import { lazy, Suspense } from 'react';
import { BackLink } from '#ui/back-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import { StatisticsWaiting } from './statistics-waiting.tsx';

const StatisticsContent = lazy(async () => ({
  default: (await import('./statistics-content.tsx')).StatisticsContent,
}));

/** `/statistics`: what was practised, how it went, and what goes wrong most. */
export function StatisticsScreen() {
  return (
    <>
      <PageHeading title="Statistics" start={<BackLink to="/" label="Back to Today" />} />
      <WhenStarted waiting={<StatisticsWaiting />}>
        <Suspense fallback={<StatisticsWaiting />}>
          <StatisticsContent />
        </Suspense>
      </WhenStarted>
    </>
  );
}
