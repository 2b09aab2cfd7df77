import { getAccessToken } from './renew-token.ts';
import type { SessionPorts } from './session-ports.ts';
import { stateOf } from './session-record.ts';
import type { AccessToken, CompleteResult, Session, SessionState } from './session.ts';
import { forgetPerson, forgetSignIn, tellSignOut } from './sign-out.ts';
import { createListeners } from '#platform/listeners.ts';

type Known = Exclude<SessionState, { kind: 'loading' }>;

/**
 * The session of this tab or worker. Nothing of it is kept in memory but the last state shown: tokens are read from
 * the store each time, because another tab may have renewed them. Signing in is loaded when somebody does.
 */
export function createSession(ports: SessionPorts): Session {
  let state: SessionState = { kind: 'loading' };
  const listeners = createListeners();
  const renewing = new Map<string, Promise<AccessToken>>();
  const completing = new Map<string, Promise<CompleteResult>>();

  async function refreshState(): Promise<Known> {
    // A device that refuses storage (some private windows) is a device where nobody is signed in.
    const next = stateOf(await ports.store.read().catch(() => null));
    if (JSON.stringify(next) === JSON.stringify(state)) return next;
    state = next;
    listeners.tell();
    return next;
  }

  ports.channel.listen(() => void refreshState());
  const first = refreshState();
  // A sign-out in flight mode: the provider hears of it at the next start with a network.
  void first.then(() => tellSignOut(ports)).catch(() => false);

  return {
    current: () => state,
    subscribe: listeners.subscribe,
    whenKnown: () => (state.kind === 'loading' ? first : Promise.resolve(state)),

    getAccessToken(request = {}) {
      // Many requests of one tab get their 401 at once: one question to the provider answers them all.
      const key = `${request.fresh === true} ${request.rejected ?? ''}`;
      const running = renewing.get(key);
      if (running) return running;
      const asked = getAccessToken(ports, request)
        .catch((): AccessToken => ({ kind: 'unavailable' }))
        .then(async (answer) => {
          renewing.delete(key);
          // Whoever learns that the sign-in has ended finds it in `current()` too; a token need not wait for that.
          const shown = refreshState();
          if (answer.kind !== 'token') await shown;
          return answer;
        });
      renewing.set(key, asked);
      return asked;
    },

    async startSignIn(request) {
      try {
        const signIn = await ports.loadSignIn?.();
        return signIn ? await signIn.startSignIn(ports, request) : { kind: 'unavailable' };
      } catch {
        return { kind: 'unavailable' };
      }
    },

    completeSignIn(url) {
      // React may run an effect twice; a code works once.
      const running = completing.get(url);
      if (running) return running;
      const complete = async (): Promise<CompleteResult> =>
        (await ports.loadSignIn?.())?.completeSignIn(ports, url) ?? { kind: 'unavailable' };
      const asked = complete()
        .catch((): CompleteResult => ({ kind: 'unavailable' }))
        .then(async (result) => {
          if (result.kind === 'signed-in') ports.channel.announce();
          if (result.kind === 'unavailable') completing.delete(url);
          await refreshState();
          return result;
        });
      completing.set(url, asked);
      return asked;
    },

    async accountIsGone(token) {
      await forgetPerson(ports, token).catch(() => undefined);
      await refreshState();
    },

    async signOut() {
      try {
        await forgetSignIn(ports);
        await refreshState();
        return { told: await tellSignOut(ports) };
      } catch {
        await refreshState();
        return { told: false };
      }
    },
  };
}
