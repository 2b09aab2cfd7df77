import { systemIds } from '#platform/ids.ts';
import { endSitting } from '#platform/sitting.ts';
import { createBrowserSession } from './browser-session.ts';
import type { Session } from './session.ts';

/** The session of a page, which has a history to leave nothing in. */
export function createWindowSession(page: Window): Session {
  return createBrowserSession({
    navigate: (url) => page.location.assign(url),
    loadSignIn: () => import('./sign-in-attempt.ts'),
    endSitting: () => endSitting(systemIds.uuid()),
  });
}
