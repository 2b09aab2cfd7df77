import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTokenVerifier } from '#server/auth/verify-token.ts';
import { demoAccount } from '#server/idp/demo-account.ts';
import { appOrigin, audience, clientId, createIdentityWorld } from './identity-world.ts';
import type { IdentityWorld } from './identity-world.ts';
import { PageBrowser } from './page-browser.ts';
import { createDevice } from './session-world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

/** A device whose network is the real provider, with switches. */
function createRealDevice(name: string) {
  const device = createDevice(name);
  const network = { online: true, loseReplies: 0, tokenRequests: 0 };
  const fetchReal = async (url: string, init?: RequestInit): Promise<Response> => {
    if (!network.online) throw new TypeError('Failed to fetch');
    if (url === `${appOrigin}/config.json`) return Response.json({ issuer: world.issuer, clientId });
    const headers = new Headers(init?.headers);
    headers.set('origin', appOrigin);
    if (url === world.endpoints.token) network.tokenRequests += 1;
    const response = await fetch(url, { ...init, headers });
    if (url === world.endpoints.token && network.loseReplies > 0) {
      network.loseReplies -= 1;
      throw new TypeError('Failed to fetch');
    }
    // A browser would hide an answer that the provider does not share with the app's origin.
    expect(response.headers.get('access-control-allow-origin')).toBe(appOrigin);
    return response;
  };
  const openTab = () => device.openTab({ origin: appOrigin, fetch: fetchReal, now: Date.now });
  return { addresses: device.addresses, network, openTab };
}

test('sign up, renew with a lost reply, sign out: the app and the provider agree', async () => {
  const { addresses, network, openTab } = createRealDevice('real-1');
  const tab = openTab();
  const browser = new PageBrowser(world.issuer);
  expect(await tab.startSignIn({ returnTo: '/words', create: true })).toEqual({ kind: 'leaving' });
  const form = await browser.open(addresses[0] ?? '');
  const end = await browser.submit(form, {
    firstName: 'Lin',
    lastName: '',
    username: 'lin@example.com',
    password: 'eight or more',
  });
  const done = await tab.completeSignIn(end.url);
  expect(done).toMatchObject({ kind: 'signed-in', returnTo: '/words' });
  expect(tab.current()).toMatchObject({ kind: 'signed-in', username: 'lin@example.com', firstName: 'Lin' });

  const verifier = createTokenVerifier({ issuer: world.issuer, audience });
  const first = await tab.getAccessToken();
  expect(first.kind).toBe('token');
  if (first.kind !== 'token') return;
  expect(await verifier.verify(`Bearer ${first.token}`)).toMatchObject({
    kind: 'ok',
    subject: first.userId,
    username: 'lin@example.com',
  });

  network.loseReplies = 1;
  expect(await tab.getAccessToken({ fresh: true })).toEqual({ kind: 'unavailable' });
  const second = await tab.getAccessToken({ fresh: true });
  expect(second).toMatchObject({ kind: 'token', userId: first.userId });
  expect(second).not.toEqual(first);

  expect(await tab.signOut()).toEqual({ told: true });
  expect(tab.current()).toEqual({ kind: 'signed-out' });
  await tab.startSignIn({ returnTo: '/' });
  expect((await browser.open(addresses.at(-1) ?? '')).text).toContain('<h1>Sign in</h1>');
});

test('a sign-in that the provider has ended is shown as expired, and signing in again repairs it', async () => {
  const { addresses, network, openTab } = createRealDevice('real-2');
  const tab = openTab();
  const browser = new PageBrowser(world.issuer);
  const signIn = async () => {
    await tab.startSignIn({ returnTo: '/' });
    const form = await browser.open(addresses.at(-1) ?? '');
    const { username, password } = demoAccount;
    const end = form.status === 0 ? form : await browser.submit(form, { username, password });
    return tab.completeSignIn(end.url);
  };
  await signIn();
  network.loseReplies = 1;
  expect(await tab.getAccessToken({ fresh: true })).toEqual({ kind: 'unavailable' });
  // A long tunnel: what the device has is still good.
  world.advance(10 * 60_000);
  expect(await tab.getAccessToken({ fresh: true })).toMatchObject({ kind: 'token' });
  world.advance(91 * 24 * 60 * 60_000);
  expect(await tab.getAccessToken({ fresh: true })).toMatchObject({ kind: 'expired' });
  expect(tab.current()).toMatchObject({ kind: 'expired', username: demoAccount.username });
  expect(await signIn()).toMatchObject({ kind: 'signed-in' });
  expect(tab.current()).toMatchObject({ kind: 'signed-in' });
});
