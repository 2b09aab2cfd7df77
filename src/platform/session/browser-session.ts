import { createSession } from './create-session.ts';
import type { SessionChannel, SessionPorts } from './session-ports.ts';
import { createSessionStore } from './session-store.ts';
import type { Session } from './session.ts';

const lockName = 'auth';

/** The session on the browser's own parts. A service worker has no way to sign in. */
export function createBrowserSession(
  signIn: Required<Pick<SessionPorts, 'navigate' | 'loadSignIn' | 'endSitting'>> | null = null,
): Session {
  const ports: SessionPorts = {
    store: createSessionStore(),
    fetch: (url, init) => fetch(url, init),
    exclusively: (work) => navigator.locks.request(lockName, work),
    channel: createChannel(),
    now: () => Date.now(),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    sha256: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
    origin: globalThis.location.origin,
  };
  return createSession({ ...ports, ...signIn });
}

function createChannel(): SessionChannel {
  const channel = new BroadcastChannel('passage-session');
  const send = channel.postMessage.bind(channel);
  return {
    announce: () => send('changed'),
    listen(onChange) {
      channel.onmessage = onChange;
      // What others announced while the page lay in the back/forward cache.
      addEventListener('pageshow', (event) => 'persisted' in event && event.persisted && onChange());
    },
  };
}
