import { lazy, Suspense, useEffect } from 'react';
import { Filling } from '#ui/filling.tsx';
import { WhenSeen } from '#ui/when-seen.tsx';
import { HomeScreen } from '#features/home/home-screen.tsx';

const loadSide = () => import('./home-side.tsx');
const HomeSide = lazy(async () => ({ default: (await loadSide()).HomeSide }));
const HomeOffers = lazy(async () => ({ default: (await loadSide()).HomeOffers }));
// Charts are fetched by who comes to see them.
const HomeBelow = lazy(async () => ({ default: (await import('./home-below.tsx')).HomeBelow }));

/** Today, with what other features bring to it. */
export function HomePage() {
  // Fetched beside the rest of home. A failure is shown where it is needed.
  useEffect(() => void loadSide().catch(() => undefined), []);
  return (
    <HomeScreen
      side={
        <Suspense fallback={<Filling />}>
          <HomeSide />
        </Suspense>
      }
      below={
        <WhenSeen height="240px">
          <Suspense>
            <HomeBelow />
          </Suspense>
        </WhenSeen>
      }
      offers={
        <Suspense>
          <HomeOffers />
        </Suspense>
      }
    />
  );
}
