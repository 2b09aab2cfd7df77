import { createRouter } from '@tanstack/react-router';
import type { JSX, ReactNode } from 'react';
import { routeTree } from '#routes/route-tree.gen.ts';
import { parseSearch, stringifySearch } from './frame/search-text.ts';
import { NotFound } from './problems/not-found.tsx';
import { RouteProblem } from './problems/route-problem.tsx';

/** The router of the app. `Wrap` is what surrounds every page. */
export function createAppRouter(Wrap: (props: { children: ReactNode }) => JSX.Element) {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    InnerWrap: Wrap,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: RouteProblem,
    defaultNotFoundComponent: NotFound,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
