import { createRootRoute } from '@tanstack/react-router';

export const Route = createRootRoute();

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page is a question: on a phone it has the screen to itself. */
    isQuestion?: boolean;
  }
}
