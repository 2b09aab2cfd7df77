import { readIdToken } from './id-token.ts';
import { challengeOf, randomText } from './pkce.ts';
import { fetchEndpoints } from './provider-endpoints.ts';
import { callbackPath, safeReturnPath } from './return-path.ts';
import type { SessionPorts } from './session-ports.ts';
import type { SessionRecord } from './session-record.ts';
import type { CompleteResult, StartResult, StartSignIn } from './session.ts';
import { tellSignOut } from './sign-out.ts';
import { issuedAtOf } from './token-claims.ts';
import { requestTokens } from './token-request.ts';

const attemptKeptMs = 24 * 60 * 60_000;

/** Remembers the attempt and leaves for the provider's page. Stays when the provider cannot be reached. */
export async function startSignIn(ports: SessionPorts, request: StartSignIn): Promise<StartResult> {
  const { store, origin, navigate } = ports;
  // Asked now, not from memory: without an answer the learner would end on the browser's own error page.
  const endpoints = await fetchEndpoints(ports);
  if (endpoints === null || !navigate) return { kind: 'unavailable' };
  const told = await tellSignOut(ports);
  const [state, nonce, verifier] = [randomText(ports), randomText(ports), randomText(ports)];
  const redirectUri = origin + callbackPath;
  const returnTo = safeReturnPath(request.returnTo, origin);
  const now = ports.now();
  await store.removeAttemptsBefore(now - attemptKeptMs);
  await store.saveAttempt(state, { verifier, nonce, redirectUri, returnTo, startedAt: now });

  const url = new URL(endpoints.authorization);
  const query: Record<string, string> = {
    response_type: 'code',
    client_id: endpoints.clientId,
    redirect_uri: redirectUri,
    scope: endpoints.scope,
    state,
    nonce,
    code_challenge: await challengeOf(ports, verifier),
    code_challenge_method: 'S256',
  };
  // The provider may still remember someone who signed out here while it could not be told.
  if (request.create === true && endpoints.canCreate) query['prompt'] = 'create';
  else if (!told) query['prompt'] = 'login';
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  navigate(url.href);
  return { kind: 'leaving' };
}

/** Trades the code in the callback's address for tokens and stores them. */
export async function completeSignIn(ports: SessionPorts, address: string): Promise<CompleteResult> {
  const { store } = ports;
  const query = new URL(address, ports.origin).searchParams;
  const state = query.get('state') ?? '';
  const attempt = await store.readAttempt(state);
  if (attempt === null) {
    // Reloaded, or "back" after it had worked: whoever is signed in goes on.
    const record = await store.read();
    if (record?.status === 'active') return { kind: 'signed-in', returnTo: '/', userId: record.userId };
    return { kind: 'stale', returnTo: '/' };
  }
  const returnTo = safeReturnPath(attempt.returnTo, ports.origin);
  const end = async (kind: 'cancelled' | 'stale'): Promise<CompleteResult> => {
    await store.removeAttempt(state);
    return { kind, returnTo };
  };
  const code = query.get('code');
  if (code === null) return end(query.get('error') === 'access_denied' ? 'cancelled' : 'stale');

  const endpoints = await fetchEndpoints(ports);
  if (endpoints === null) return { kind: 'unavailable' };
  // RFC 9207: the answer of another provider must not be traded at ours.
  const from = query.get('iss');
  if (from !== null && from !== endpoints.issuer) return end('stale');

  const reply = await requestTokens(ports, endpoints, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: attempt.redirectUri,
    code_verifier: attempt.verifier,
  });
  if (reply.kind === 'unavailable') return { kind: 'unavailable' };
  if (reply.kind === 'refused' || reply.idToken === null) return end('stale');
  const { issuer, clientId } = endpoints;
  const learner = readIdToken(reply.idToken, { issuer, clientId, nonce: attempt.nonce, now: ports.now() });
  if (learner === null) return end('stale');
  const record: SessionRecord = {
    ...learner,
    status: 'active',
    accessToken: reply.accessToken,
    accessExpiresAt: ports.now() + reply.lifetimeMs,
    refreshToken: reply.refreshToken,
    // The provider's clock, as the server compares it with the time of a deletion.
    signedInAt: issuedAtOf(reply.idToken),
  };
  const before = await store.read();
  if (before !== null && before.userId !== learner.userId) ports.endSitting?.();
  await store.change(() => record);
  await store.removeAttempt(state);
  return { kind: 'signed-in', returnTo, userId: learner.userId };
}
