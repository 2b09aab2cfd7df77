import { bodyOf, withTimeout } from './fetch-json.ts';
import { knownEndpoints } from './provider-endpoints.ts';
import type { SessionPorts } from './session-ports.ts';

/**
 * Forgets the tokens of this device. The refresh token is kept apart until the provider has been told; nobody is signed
 * in by it meanwhile.
 */
export async function forgetSignIn({ store, channel, endSitting }: SessionPorts): Promise<void> {
  const record = await store.read();
  // A full device signs out all the same. The provider then finds out when the token ends.
  if (record?.refreshToken)
    await store.saveUntold({ refreshToken: record.refreshToken }).catch(() => undefined);
  endSitting?.();
  await store.change(() => null);
  channel.announce();
  // They hold addresses to come back to.
  await store.removeAttemptsBefore(Infinity).catch(() => undefined);
}

/** The account behind this token is gone: nothing is sent as its learner any more, and who it was is not kept. */
export async function forgetPerson({ store, channel }: SessionPorts, token: string): Promise<void> {
  await store.change((record) =>
    record?.accessToken === token
      ? { ...record, status: 'gone', username: '', firstName: '', lastName: '' }
      : record,
  );
  channel.announce();
}

/** Tells the provider of a sign-out that it has not heard of. `true`: there is nothing left to tell. */
export async function tellSignOut(ports: SessionPorts): Promise<boolean> {
  const untold = await ports.store.readUntold();
  if (untold === null) return true;
  const endpoints = await knownEndpoints(ports);
  if (endpoints === null) return false;
  const body = new URLSearchParams({ refresh_token: untold.refreshToken, client_id: endpoints.clientId });
  try {
    // The page may be left at once.
    const request = withTimeout({ method: 'POST', body, keepalive: true });
    const response = await ports.fetch(endpoints.logout, request);
    if (!response.ok && !(await isKnown(response))) return false;
    await ports.store.saveUntold(null);
    return true;
  } catch {
    return false;
  }
}

/** The answer to an earlier try was lost: the token is worth nothing any more. */
const isKnown = async (response: Response): Promise<boolean> =>
  (await bodyOf(response))?.['error'] === 'invalid_grant';
