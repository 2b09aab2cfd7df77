import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTokenVerifier } from '#server/auth/verify-token.ts';
import { demoAccount } from '#server/idp/demo-account.ts';
import { appOrigin, audience, clientId, createIdentityWorld, redirectUri } from './identity-world.ts';
import type { IdentityWorld } from './identity-world.ts';
import { PageBrowser } from './page-browser.ts';
import { beginAttempt, postToken, redeem, refresh, signInForCode, signInForTokens } from './sign-in-flow.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

test('a learner signs in on the pages and the app gets tokens that the API takes', async () => {
  const flow = await signInForCode(world);
  expect(flow.back.origin + flow.back.pathname).toBe(redirectUri);
  expect(flow.back.searchParams.get('state')).toBe(flow.state);
  expect(flow.back.searchParams.get('iss')).toBe(world.issuer);

  const { status, body } = await redeem(world, flow);
  expect(status).toBe(200);
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 300, refresh_token: expect.any(String) });

  const access = String(body['access_token']);
  expect(decodeProtectedHeader(access)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
  expect(decodeJwt(access)).toMatchObject({ aud: audience, iss: world.issuer });
  expect(decodeJwt(String(body['id_token']))).toMatchObject({
    aud: clientId,
    nonce: flow.nonce,
    preferred_username: demoAccount.username,
    given_name: 'Maya',
    family_name: 'Chen',
  });

  const verifier = createTokenVerifier({ issuer: world.issuer, audience });
  const check = await verifier.verify(`Bearer ${access}`);
  expect(check).toEqual({
    kind: 'ok',
    subject: decodeJwt(access).sub,
    username: demoAccount.username,
    issuedAt: (decodeJwt(access).iat ?? 0) * 1_000,
    claims: { firstName: 'Maya', lastName: 'Chen' },
  });
});

test('a code works once: the second use fails and ends what the first one gave', async () => {
  const flow = await signInForCode(world);
  const first = await redeem(world, flow);
  const second = await redeem(world, flow);
  expect(second).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  expect(await refresh(world, first.body['refresh_token'])).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
});

test('a token and a code with NUL in them are as any that nobody knows', async () => {
  expect(await refresh(world, 'a\0b')).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  const flow = await signInForCode(world);
  expect(await redeem(world, { ...flow, code: `${flow.code}\0` })).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
});

test('a code without its PKCE verifier, or with another one, is worth nothing', async () => {
  const flow = await signInForCode(world);
  const form = {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code: flow.code,
  };
  expect(await postToken(world, form)).toMatchObject({ status: 400 });
  const other = await signInForCode(world);
  expect(await redeem(world, { code: other.code, verifier: flow.verifier })).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
});

test('signing in without PKCE is refused', async () => {
  const attempt = new URL(beginAttempt(world).url);
  attempt.searchParams.delete('code_challenge');
  attempt.searchParams.delete('code_challenge_method');
  const end = await new PageBrowser(world.issuer).open(attempt.href);
  expect(new URL(end.url).searchParams.get('error')).toBe('invalid_request');
});

test('only the addresses of the app are returned to', async () => {
  const foreign = await new PageBrowser(world.issuer).open(
    beginAttempt(world, { redirect_uri: 'https://evil.example/auth-check' }).url,
  );
  expect(foreign.status).toBe(400);
  expect(foreign.url).toContain(world.issuer);
  expect(foreign.text).toContain('Go back to Passage');
});

test('a second sign-in in the same browser needs no password, and prompt=login asks for it', async () => {
  const { browser } = await signInForTokens(world);
  const again = await browser.open(beginAttempt(world).url);
  expect(new URL(again.url).searchParams.get('code')).toBeTruthy();
  const asked = await browser.open(beginAttempt(world, { prompt: 'login' }).url);
  expect(asked.text).toContain('<h1>Sign in</h1>');
});

test('only the app may read the token endpoint from a page', async () => {
  const preflight = (origin: string, path: string) =>
    fetch(path, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
  for (const path of [world.endpoints.token, world.endpoints.logout]) {
    const own = await preflight(appOrigin, path);
    expect(own.status).toBe(204);
    expect(own.headers.get('access-control-allow-origin')).toBe(appOrigin);
    const foreign = await preflight('https://evil.example', path);
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  }
  const page = await preflight(appOrigin, world.endpoints.authorize);
  expect(page.headers.get('access-control-allow-origin')).toBeNull();

  const { tokens } = await signInForTokens(world);
  const form = {
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: String(tokens['refresh_token']),
  };
  const foreign = await postToken(world, form, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(400);
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  const own = await postToken(world, form, { origin: appOrigin });
  expect(own.status).toBe(200);
  expect(own.headers.get('access-control-allow-origin')).toBe(appOrigin);
});

test('the discovery document names the endpoints, whatever Host a caller sends', async () => {
  const response = await fetch(`${world.issuer}/.well-known/openid-configuration`, {
    headers: { 'x-forwarded-host': 'evil.example' },
  });
  expect(await response.json()).toMatchObject({
    issuer: world.issuer,
    authorization_endpoint: world.endpoints.authorize,
    token_endpoint: world.endpoints.token,
    jwks_uri: `${world.issuer}/protocol/openid-connect/certs`,
    end_session_endpoint: world.endpoints.logout,
    code_challenge_methods_supported: ['S256'],
    prompt_values_supported: ['none', 'login', 'create'],
  });
});
