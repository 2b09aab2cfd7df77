import { withTimeout } from './fetch-json.ts';
import { knownEndpoints } from './provider-endpoints.ts';
import type { SessionPorts } from './session-ports.ts';

/**
 * Forgets the tokens of this device. The refresh token is kept apart until the provider has been told; nobody is signed
 * in by it meanwhile.
 */
export async function forgetSignIn({ store, channel }: SessionPorts): Promise<void> {
  const record = await store.read();
  if (record?.refreshToken) await store.saveUntold({ refreshToken: record.refreshToken });
  await store.change(() => null);
  channel.announce();
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
    const response = await ports.fetch(endpoints.logout, withTimeout({ method: 'POST', body }));
    if (!response.ok) return false;
    await ports.store.saveUntold(null);
    return true;
  } catch {
    return false;
  }
}
