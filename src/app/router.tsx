import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { lazy, Suspense, type JSX, type ReactNode } from 'react';
import { routeTree } from '#routes/route-tree.gen.ts';
import { parseSearch, stringifySearch } from './frame/search-text.ts';
import { PagePending } from './frame/page-pending.tsx';
import { RouteProblem } from './problems/route-problem.tsx';

/** A page whose code comes sooner shows no skeleton before it. */
const pendingAfterMs = 150;

// Few meet it: it is no part of the first load.
const NotFound = lazy(async () => ({ default: (await import('./frame/not-found.tsx')).NotFound }));

/** The router of the app. `Wrap` is what surrounds every page; `history` is the browser's own when none is given. */
export function createAppRouter(
  Wrap: (props: { children: ReactNode }) => JSX.Element,
  history?: RouterHistory,
) {
  return createRouter({
    ...(history ? { history } : {}),
    routeTree,
    parseSearch,
    stringifySearch,
    InnerWrap: Wrap,
    defaultPreload: 'intent',
    // Elsewhere than in a browser there is nothing to scroll.
    scrollRestoration: history === undefined,
    defaultPendingComponent: PagePending,
    defaultPendingMs: pendingAfterMs,
    defaultErrorComponent: RouteProblem,
    defaultNotFoundComponent: () => (
      <Suspense>
        <NotFound />
      </Suspense>
    ),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
