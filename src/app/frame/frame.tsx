import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { HeaderEndProvider } from '#ui/page-heading.tsx';
import classes from './frame.module.css';
import { PlaceNav } from './place-nav.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

interface FrameProps {
  syncState: ReactNode;
  /** Above every page: an update that waits. */
  notices: ReactNode;
  /** Above every page but a question: recordings that were left behind. */
  offers: ReactNode;
  children: ReactNode;
}

/** What surrounds every page. A question has the screen to itself: no navigation beside it on a phone. */
export function Frame({ syncState, notices, offers, children }: FrameProps) {
  const isQuestion = useRouterState({
    select: (state) => state.matches.some((match) => match.staticData.isQuestion === true),
  });
  useFocusOnNavigation();
  return (
    <HeaderEndProvider value={syncState}>
      <a className={classes.skip} href="#content" data-off-paper>
        Skip to the content
      </a>
      <div className={classes.frame} data-question={isQuestion || undefined}>
        <PlaceNav />
        <main id="content" className={classes.main} tabIndex={-1}>
          {notices}
          {isQuestion ? null : offers}
          {children}
        </main>
      </div>
    </HeaderEndProvider>
  );
}
