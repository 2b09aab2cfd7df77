import { lazy, Suspense, useEffect } from 'react';
import { HomeScreen } from '#features/home/home-screen.tsx';

const loadAside = async () => ({ default: (await import('./home-aside.tsx')).HomeAside });
const HomeAside = lazy(loadAside);

/** Today, with what other features bring to it. */
export function HomePage() {
  // Fetched beside the rest of home. A failure is shown where it is needed.
  useEffect(() => void loadAside().catch(() => undefined), []);
  return (
    <HomeScreen
      aside={
        <Suspense>
          <HomeAside />
        </Suspense>
      }
    />
  );
}
