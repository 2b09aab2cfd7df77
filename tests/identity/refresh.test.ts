import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientId, createIdentityWorld } from './identity-world.ts';
import type { IdentityWorld } from './identity-world.ts';
import { beginAttempt, postToken, refresh, signInForTokens } from './sign-in-flow.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld({ refreshGraceSeconds: 60 });
});
afterAll(() => world.close());

const refused = { status: 400, body: { error: 'invalid_grant' } };

test('every refresh gives a new refresh token', async () => {
  const { tokens } = await signInForTokens(world);
  const first = await refresh(world, tokens['refresh_token']);
  expect(first.status).toBe(200);
  expect(first.body['refresh_token']).not.toBe(tokens['refresh_token']);
  const second = await refresh(world, first.body['refresh_token']);
  expect(second.status).toBe(200);
});

test('a refresh whose reply was lost may be asked for again within the grace window', async () => {
  const { tokens } = await signInForTokens(world);
  await refresh(world, tokens['refresh_token']);
  world.advance(50_000);
  const again = await refresh(world, tokens['refresh_token']);
  expect(again.status).toBe(200);
  expect((await refresh(world, again.body['refresh_token'])).status).toBe(200);
});

test('a retry does not make the window longer', async () => {
  const { tokens } = await signInForTokens(world);
  await refresh(world, tokens['refresh_token']);
  world.advance(50_000);
  await refresh(world, tokens['refresh_token']);
  world.advance(20_000);
  expect(await refresh(world, tokens['refresh_token'])).toMatchObject(refused);
});

test('a used refresh token that turns up after the window ends the whole sign-in', async () => {
  const { tokens } = await signInForTokens(world);
  const next = await refresh(world, tokens['refresh_token']);
  world.advance(61_000);
  expect(await refresh(world, tokens['refresh_token'])).toMatchObject(refused);
  expect(await refresh(world, next.body['refresh_token'])).toMatchObject(refused);
});

test('two refreshes at once both succeed', async () => {
  const { tokens } = await signInForTokens(world);
  const replies = await Promise.all([
    refresh(world, tokens['refresh_token']),
    refresh(world, tokens['refresh_token']),
  ]);
  expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
});

test('a made-up refresh token and another client are refused', async () => {
  const { tokens } = await signInForTokens(world);
  expect(await refresh(world, 'made-up')).toMatchObject(refused);
  const form = {
    grant_type: 'refresh_token',
    client_id: 'someone-else',
    refresh_token: String(tokens['refresh_token']),
  };
  expect((await postToken(world, form)).status).toBeGreaterThanOrEqual(400);
  expect((await refresh(world, tokens['refresh_token'])).status).toBe(200);
});

test('a season offline does not sign a learner out', async () => {
  const { tokens } = await signInForTokens(world);
  world.advance(60 * 24 * 60 * 60_000);
  const reply = await refresh(world, tokens['refresh_token']);
  expect(reply.status).toBe(200);
});

test('logout ends the session, the grant and every refresh token of it', async () => {
  const { tokens, browser } = await signInForTokens(world);
  const newer = await refresh(world, tokens['refresh_token']);
  const logout = () =>
    fetch(world.endpoints.logout, {
      method: 'POST',
      body: new URLSearchParams({ refresh_token: String(newer.body['refresh_token']), client_id: clientId }),
    });
  expect((await logout()).status).toBe(204);
  expect(await refresh(world, newer.body['refresh_token'])).toMatchObject(refused);
  expect(await refresh(world, tokens['refresh_token'])).toMatchObject(refused);
  expect((await browser.open(beginAttempt(world).url)).text).toContain('<h1>Sign in</h1>');
  // Asked twice (a lost reply): still signed out, no error.
  expect((await logout()).status).toBe(204);
});

test('logout of one device leaves another one signed in', async () => {
  const phone = await signInForTokens(world);
  const laptop = await signInForTokens(world);
  const form = new URLSearchParams({
    refresh_token: String(phone.tokens['refresh_token']),
    client_id: clientId,
  });
  await fetch(world.endpoints.logout, { method: 'POST', body: form });
  expect((await refresh(world, laptop.tokens['refresh_token'])).status).toBe(200);
});

test('logout without its fields, or for another client, says what is wrong', async () => {
  const { tokens } = await signInForTokens(world);
  const post = async (form: Record<string, string>) => {
    const response = await fetch(world.endpoints.logout, { method: 'POST', body: new URLSearchParams(form) });
    return { status: response.status, body: await response.json() };
  };
  expect(await post({ client_id: clientId })).toEqual({ status: 400, body: { error: 'invalid_request' } });
  expect(await post({ refresh_token: String(tokens['refresh_token']), client_id: 'someone-else' })).toEqual({
    status: 400,
    body: { error: 'invalid_client' },
  });
  expect((await refresh(world, tokens['refresh_token'])).status).toBe(200);
});
