import { lazy, Suspense } from 'react';
import { HomeScreen } from '#features/home/home-screen.tsx';

const HomeAside = lazy(async () => ({ default: (await import('./home-aside.tsx')).HomeAside }));

/** Today, with what other features bring to it. */
export function HomePage() {
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
