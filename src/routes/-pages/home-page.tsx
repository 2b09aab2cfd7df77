import { lazy, Suspense } from 'react';
import { HomeScreen } from '#features/home/home-screen.tsx';

const InstallCard = lazy(async () => ({ default: (await import('#features/install/install-card.tsx')).InstallCard }));

/** Today, with what other features bring to it. */
export function HomePage() {
  return (
    <HomeScreen
      aside={
        <Suspense>
          <InstallCard />
        </Suspense>
      }
    />
  );
}
