import '#ui/mantine-styles.ts';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import classes from './me.module.css';
import { About } from './about.tsx';
import { ThemeChoice } from './theme-choice.tsx';

const MyData = lazy(async () => ({ default: (await import('./my-data.tsx')).MyData }));

/** Me: account, exam, look, what is on this device and what waits. `account` and `sync` come from other features. */
export function MeScreen({ account, sync }: { account: ReactNode; sync: ReactNode }) {
  return (
    <>
      <PageHeading title="Me" />
      <div className={classes.groups}>
        <WhenStarted waiting={null}>
          <Suspense>
            <MyData account={account} sync={sync} />
          </Suspense>
        </WhenStarted>
        <ThemeChoice />
        <About />
      </div>
    </>
  );
}
