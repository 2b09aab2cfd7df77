import { knownEndpoints } from './provider-endpoints.ts';
import type { SessionPorts } from './session-ports.ts';
import type { SessionRecord } from './session-record.ts';
import type { AccessToken, AccessTokenRequest } from './session.ts';
import { subjectOf } from './token-claims.ts';
import { requestTokens } from './token-request.ts';

/** Renewed this long before its end, so that it does not end on the way to the API. */
const marginMs = 30_000;

/**
 * A token that the API should take. Law: renewing happens under one lock for all tabs and workers, and what is stored
 * is read again under it, because the one before us may have renewed already; a refresh token is used once.
 */
export async function getAccessToken(ports: SessionPorts, request: AccessTokenRequest): Promise<AccessToken> {
  const seen = await ports.store.read();
  const answer = withoutAsking(
    seen,
    ports.now(),
    request.fresh === true ? (request.rejected ?? seen?.accessToken) : undefined,
  );
  if (answer !== null) return answer;
  const refused = request.fresh === true ? (request.rejected ?? seen?.accessToken) : undefined;
  return ports.exclusively(async () => {
    const record = await ports.store.read();
    return (
      withoutAsking(record, ports.now(), refused) ??
      (record === null ? { kind: 'signed-out' } : renew(ports, record))
    );
  });
}

/** What can be said from what is stored; `null`: the provider must be asked. */
function withoutAsking(
  record: SessionRecord | null,
  now: number,
  refused: string | undefined,
): AccessToken | null {
  if (record === null) return { kind: 'signed-out' };
  if (record.status === 'gone') return { kind: 'signed-out' };
  if (record.status === 'expired') return expiredOf(record);
  const usable = record.accessToken !== refused && now < record.accessExpiresAt - marginMs;
  return usable ? tokenOf(record) : null;
}

async function renew(ports: SessionPorts, record: SessionRecord): Promise<AccessToken> {
  if (record.refreshToken === null) return expire(ports, record);
  const endpoints = await knownEndpoints(ports);
  if (endpoints === null) return { kind: 'unavailable' };
  const reply = await requestTokens(ports, endpoints, {
    grant_type: 'refresh_token',
    refresh_token: record.refreshToken,
  });
  if (reply.kind === 'unavailable') return { kind: 'unavailable' };
  if (reply.kind === 'refused') return expire(ports, record);
  // Tokens of somebody else would file this learner's answers under another name.
  if (reply.idToken !== null && subjectOf(reply.idToken) !== record.userId) return expire(ports, record);
  const renewed: SessionRecord = {
    ...record,
    accessToken: reply.accessToken,
    accessExpiresAt: ports.now() + reply.lifetimeMs,
    // Without rotation the old one stays good.
    refreshToken: reply.refreshToken ?? record.refreshToken,
  };
  return replace(ports, record, renewed);
}

async function expire(ports: SessionPorts, record: SessionRecord): Promise<AccessToken> {
  return replace(ports, record, { ...record, status: 'expired', refreshToken: null });
}

/** Stores what the provider said, unless the learner signed out or in meanwhile: then that counts. */
async function replace(
  ports: SessionPorts,
  before: SessionRecord,
  after: SessionRecord,
): Promise<AccessToken> {
  const stored = await ports.store.change((record) =>
    record !== null && record.userId === before.userId && record.refreshToken === before.refreshToken
      ? after
      : record,
  );
  ports.channel.announce();
  if (stored === null || stored.status === 'gone') return { kind: 'signed-out' };
  return stored.status === 'expired' ? expiredOf(stored) : tokenOf(stored);
}

function expiredOf({ userId, accessToken }: SessionRecord): AccessToken {
  return { kind: 'expired', userId, endedToken: accessToken === '' ? null : accessToken };
}

function tokenOf({ accessToken, userId, signedInAt = null }: SessionRecord): AccessToken {
  return { kind: 'token', token: accessToken, userId, signedInAt };
}
