import { SignJWT, UnsecuredJWT, exportJWK, generateKeyPair } from 'jose';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTokenVerifier } from './verify-token.ts';

const audience = 'pte-api';
const ours = await generateKeyPair('RS256', { extractable: true });
const theirs = await generateKeyPair('RS256');
const publicKeys = JSON.stringify({
  keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256' }],
});
const state = { up: true, discoveries: 0 };
let issuer = '';

const server = createServer((request, response) => {
  if (!state.up) return void response.writeHead(503).end();
  if (request.url === '/realm/.well-known/openid-configuration') {
    state.discoveries += 1;
    return void response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` }));
  }
  if (request.url === '/realm/keys') {
    return void response.end(publicKeys);
  }
  return void response.writeHead(404).end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address !== null && typeof address === 'object') issuer = `http://127.0.0.1:${address.port}/realm`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

interface Change {
  iss?: string;
  aud?: string;
  expiresAt?: number;
  key?: CryptoKey;
  kid?: string;
}
const nowSeconds = () => Math.floor(Date.now() / 1000);
function token(change: Change = {}, claims: Record<string, unknown> = {}) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: change.kid ?? 'k1', typ: 'at+jwt' })
    .setSubject('learner-1')
    .setIssuer(change.iss ?? issuer)
    .setAudience(change.aud ?? audience)
    .setIssuedAt(nowSeconds() - 600)
    .setExpirationTime(change.expiresAt ?? nowSeconds() + 300)
    .sign(change.key ?? ours.privateKey);
}
const check = async (jwt: string) => createTokenVerifier({ issuer, audience }).verify(`Bearer ${jwt}`);

test('a token of the issuer names the learner', async () => {
  const jwt = await token(
    {},
    { preferred_username: 'maya', given_name: 'Maya', family_name: 'Chen', nickname: 'mc' },
  );
  expect(await check(jwt)).toEqual({
    kind: 'ok',
    subject: 'learner-1',
    username: 'maya',
    issuedAt: expect.any(Number),
    claims: { firstName: 'Maya', lastName: 'Chen', nickname: 'mc' },
  });
  expect(await check(await token())).toEqual({
    kind: 'ok',
    subject: 'learner-1',
    username: 'learner-1',
    issuedAt: expect.any(Number),
    claims: {},
  });
});

test('an issuer with a slash at its end, or a setting with one, is the same issuer', async () => {
  const verify = async (setting: string) =>
    (await createTokenVerifier({ issuer: setting, audience }).verify(`Bearer ${await token()}`)).kind;
  expect(await verify(`${issuer}/`)).toBe('ok');
  expect(await verify(`${issuer}s`)).toBe('invalid');
});

test('keys are discovered once for many tokens', async () => {
  const verifier = createTokenVerifier({ issuer, audience });
  const before = state.discoveries;
  const header = `Bearer ${await token()}`;
  await Promise.all([verifier.verify(header), verifier.verify(header), verifier.verify(header)]);
  await verifier.verify(header);
  expect(state.discoveries - before).toBe(1);
});

test('no header, another scheme and nonsense are told apart', async () => {
  const verifier = createTokenVerifier({ issuer, audience });
  expect(await verifier.verify(undefined)).toEqual({ kind: 'invalid', reason: 'missing' });
  expect(await verifier.verify('Basic abc')).toEqual({ kind: 'invalid', reason: 'malformed' });
  expect(await verifier.verify('Bearer not.a.jwt')).toEqual({ kind: 'invalid', reason: 'malformed' });
  expect(await verifier.verify('Bearer ')).toEqual({ kind: 'invalid', reason: 'malformed' });
});

test('an expired token is told apart, small clock differences are forgiven', async () => {
  // Whose it was is known: its signature held.
  expect(await check(await token({ expiresAt: nowSeconds() - 120 }))).toEqual({
    kind: 'invalid',
    reason: 'expired',
    subject: 'learner-1',
  });
  expect(await check(await token({ expiresAt: nowSeconds() - 120, key: theirs.privateKey }))).toEqual({
    kind: 'invalid',
    reason: 'foreign',
  });
  expect(await check(await token({ expiresAt: nowSeconds() - 5 }))).toMatchObject({ kind: 'ok' });
});

test('another issuer, audience or key is foreign', async () => {
  const foreign = { kind: 'invalid', reason: 'foreign' };
  expect(await check(await token({ iss: 'https://other.example' }))).toEqual(foreign);
  expect(await check(await token({ aud: 'passage-web' }))).toEqual(foreign);
  expect(await check(await token({ key: theirs.privateKey }))).toEqual(foreign);
  expect(await check(await token({ key: theirs.privateKey, kid: 'k2' }))).toEqual(foreign);
});

test('a token without a signature, or signed with a shared secret, is refused', async () => {
  const claims = { sub: 'learner-1', iss: issuer, aud: audience, exp: nowSeconds() + 300 };
  expect(await check(new UnsecuredJWT(claims).encode())).toMatchObject({ kind: 'invalid' });
  const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(ours.publicKey)));
  const hmac = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret);
  expect(await check(hmac)).toMatchObject({ kind: 'invalid' });
});

test('a token without an end or a subject is refused', async () => {
  const endless = await new SignJWT({ sub: 'learner-1', iss: issuer, aud: audience })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .sign(ours.privateKey);
  expect(await check(endless)).toMatchObject({ kind: 'invalid' });
});

test('while the provider is down nobody is called a stranger, and it recovers by itself', async () => {
  const verifier = createTokenVerifier({ issuer, audience });
  const header = `Bearer ${await token()}`;
  state.up = false;
  expect(await verifier.verify(header)).toEqual({ kind: 'invalid', reason: 'unavailable' });
  state.up = true;
  expect(await verifier.verify(header)).toMatchObject({ kind: 'ok' });
});
