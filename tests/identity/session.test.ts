import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { ownerOf } from '#platform/session/session.ts';
import { createDevice, issuer, origin, signedInTab } from './session-world.ts';
import type { Device } from './session-world.ts';

let device: Device;
let count = 0;
beforeEach(() => {
  count += 1;
  device = createDevice(`session-${count}`);
});
const fiveMinutes = 5 * 60_000;

describe('signing in', () => {
  test('a new device knows nobody, and says so without a network', async () => {
    device.provider.online = false;
    const tab = device.openTab();
    expect(tab.current()).toEqual({ kind: 'loading' });
    const state = await tab.whenKnown();
    expect(state).toEqual({ kind: 'signed-out' });
    expect(ownerOf(state)).toBeNull();
    expect(await tab.getAccessToken()).toEqual({ kind: 'signed-out' });
  });

  test('the browser leaves for the provider with a PKCE challenge, and comes back signed in', async () => {
    const tab = device.openTab();
    expect(await tab.startSignIn({ returnTo: '/dashboard/speaking/1001?mode=bookmark#top' })).toEqual({
      kind: 'leaving',
    });
    const asked = new URL(device.addresses[0] ?? '');
    expect(asked.origin + asked.pathname).toBe(`${issuer}/auth`);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'passage-web',
      redirect_uri: `${origin}/auth-check`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(asked.searchParams.has('prompt')).toBe(false);

    const result = await tab.completeSignIn(device.approve());
    expect(result).toEqual({
      kind: 'signed-in',
      returnTo: '/dashboard/speaking/1001?mode=bookmark#top',
      userId: 'learner-1',
    });
    const state = tab.current();
    expect(state).toMatchObject({
      kind: 'signed-in',
      userId: 'learner-1',
      username: 'maya@example.com',
      firstName: 'Maya',
      lastName: 'Chén',
      refreshable: true,
    });
    expect(await tab.getAccessToken()).toEqual({
      kind: 'token',
      token: 'access-1',
      userId: 'learner-1',
      signedInAt: 1_800_000_000_000,
    });
  });

  test('"Create an account" opens the page for it', async () => {
    await device.openTab().startSignIn({ returnTo: '/', create: true });
    expect(new URL(device.addresses[0] ?? '').searchParams.get('prompt')).toBe('create');
  });

  test('without a network the app stays where it is', async () => {
    device.provider.online = false;
    expect(await device.openTab().startSignIn({ returnTo: '/' })).toEqual({ kind: 'unavailable' });
    expect(device.addresses).toEqual([]);
  });

  test.each([
    '//evil.example/words',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/auth-check?code=1',
    '/\t/evil.example',
    '',
  ])('coming back to %j means coming home', async (returnTo) => {
    const tab = device.openTab();
    await tab.startSignIn({ returnTo });
    expect(await tab.completeSignIn(device.approve())).toMatchObject({ kind: 'signed-in', returnTo: '/' });
  });

  test('an address that this device did not ask for is not completed', async () => {
    const tab = device.openTab();
    expect(await tab.completeSignIn(`${origin}/auth-check?code=stolen&state=made-up`)).toEqual({
      kind: 'stale',
      returnTo: '/',
    });
    expect(device.provider.tokenCalls()).toEqual([]);
  });

  test('the answer of another provider is not traded', async () => {
    const tab = device.openTab();
    await tab.startSignIn({ returnTo: '/' });
    expect(await tab.completeSignIn(device.approve({ iss: 'https://evil.example' }))).toMatchObject({
      kind: 'stale',
    });
    expect(device.provider.tokenCalls()).toEqual([]);
  });

  test.each([
    ['another nonce', { nonce: 'replayed' }],
    ['another client', { aud: 'someone-else' }],
    ['several clients without ours as the party', { aud: ['passage-web', 'other'], azp: 'other' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['a past end', { exp: 1 }],
    ['no subject', { sub: '' }],
  ])('an ID token with %s signs nobody in', async (_name, claims) => {
    device.provider.claims = claims;
    const tab = device.openTab();
    await tab.startSignIn({ returnTo: '/' });
    expect(await tab.completeSignIn(device.approve())).toMatchObject({ kind: 'stale' });
    expect(tab.current()).toEqual({ kind: 'signed-out' });
  });

  test('a network that fails at the last step can be tried again', async () => {
    const tab = device.openTab();
    await tab.startSignIn({ returnTo: '/words' });
    const address = device.approve();
    device.provider.online = false;
    expect(await tab.completeSignIn(address)).toEqual({ kind: 'unavailable' });
    device.provider.online = true;
    expect(await tab.completeSignIn(address)).toMatchObject({ kind: 'signed-in', returnTo: '/words' });
  });

  test('completing the same address twice, at once or after a reload, trades the code once', async () => {
    const tab = device.openTab();
    await tab.startSignIn({ returnTo: '/words' });
    const address = device.approve();
    const both = await Promise.all([tab.completeSignIn(address), tab.completeSignIn(address)]);
    expect(both.map((result) => result.kind)).toEqual(['signed-in', 'signed-in']);
    expect(await device.openTab().completeSignIn(address)).toMatchObject({
      kind: 'signed-in',
      returnTo: '/',
    });
    expect(device.provider.tokenCalls()).toHaveLength(1);
  });

  test('going back without signing in leaves everything as it was', async () => {
    const tab = device.openTab();
    await tab.startSignIn({ returnTo: '/words' });
    const state = new URL(device.addresses[0] ?? '').searchParams.get('state') ?? '';
    const result = await tab.completeSignIn(`${origin}/auth-check?error=access_denied&state=${state}`);
    expect(result).toEqual({ kind: 'cancelled', returnTo: '/words' });
  });
});

describe('the access token', () => {
  test('is renewed shortly before its end, and all who ask at once wait for one renewal', async () => {
    const tab = await signedInTab(device);
    device.clock.now += fiveMinutes - 10_000;
    const tokens = await Promise.all([tab.getAccessToken(), tab.getAccessToken(), tab.getAccessToken()]);
    expect(tokens).toEqual(
      Array.from({ length: 3 }, () => ({
        kind: 'token',
        token: 'access-2',
        userId: 'learner-1',
        signedInAt: 1_800_000_000_000,
      })),
    );
    expect(device.provider.tokenCalls()).toHaveLength(2);
  });

  test('two tabs and a service worker renew it once', async () => {
    const tab = await signedInTab(device);
    const others = [device.openTab(), device.openTab({ navigate: () => expect.unreachable() })];
    device.clock.now += fiveMinutes;
    const tokens = await Promise.all([tab, ...others].map((one) => one.getAccessToken()));
    expect(new Set(tokens.map((token) => (token.kind === 'token' ? token.token : token.kind)))).toEqual(
      new Set(['access-2']),
    );
    expect(device.provider.tokenCalls()).toHaveLength(2);
  });

  test('that the API refused is renewed at once, whatever the clock says', async () => {
    const tab = await signedInTab(device);
    expect(await tab.getAccessToken({ fresh: true })).toMatchObject({ token: 'access-2' });
  });

  test('that the API refused, but that was renewed meanwhile, needs no second renewal', async () => {
    const tab = await signedInTab(device);
    const refused = { fresh: true, rejected: 'access-1' };
    expect(await tab.getAccessToken(refused)).toMatchObject({ token: 'access-2' });
    expect(await tab.getAccessToken(refused)).toMatchObject({ token: 'access-2' });
    expect(await device.openTab().getAccessToken(refused)).toMatchObject({ token: 'access-2' });
    expect(device.provider.tokenCalls()).toHaveLength(2);
  });

  test.each([
    ['no network', () => 'offline' as const],
    ['a server error', () => new Response('', { status: 503 })],
    [
      'a server error that claims invalid_grant in its text',
      () => new Response('invalid_grant', { status: 500 }),
    ],
    [
      'a captive portal',
      () => new Response('<html>Buy access</html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['a proxy that forbids', () => new Response('no', { status: 403 })],
    ['a misconfigured client', () => Response.json({ error: 'invalid_client' }, { status: 401 })],
    ['too many requests', () => Response.json({ error: 'slow_down' }, { status: 429 })],
    ['a reply without a token', () => Response.json({ hello: 'there' })],
  ])('%s never signs anybody out', async (_name, fault) => {
    const tab = await signedInTab(device);
    device.clock.now += fiveMinutes;
    device.provider.faults.push(fault());
    expect(await tab.getAccessToken()).toEqual({ kind: 'unavailable' });
    expect(tab.current()).toMatchObject({ kind: 'signed-in' });
    expect(await tab.getAccessToken()).toMatchObject({ kind: 'token', token: 'access-2' });
  });

  test('a flight-mode start after a week still knows the learner', async () => {
    await signedInTab(device);
    device.provider.online = false;
    device.clock.now += 7 * 24 * 60 * 60_000;
    const tab = device.openTab();
    const state = await tab.whenKnown();
    expect(state).toMatchObject({ kind: 'signed-in', userId: 'learner-1' });
    expect(await tab.getAccessToken()).toEqual({ kind: 'unavailable' });
    device.provider.online = true;
    expect(await tab.getAccessToken()).toMatchObject({ kind: 'token' });
  });

  test('only invalid_grant asks for a new sign-in; the learner keeps what is theirs, in every tab', async () => {
    const tab = await signedInTab(device);
    const other = device.openTab();
    await other.whenKnown();
    const told = vi.fn<() => void>();
    other.subscribe(told);
    device.provider.valid.clear();
    expect(await tab.getAccessToken({ fresh: true })).toEqual({
      kind: 'expired',
      userId: 'learner-1',
      endedToken: 'access-1',
    });
    expect(tab.current()).toMatchObject({
      kind: 'expired',
      userId: 'learner-1',
      username: 'maya@example.com',
    });
    await eventually(() => expect(other.current()).toMatchObject({ kind: 'expired' }));
    expect(told).toHaveBeenCalledTimes(1);
    // It is not asked again and again.
    const before = device.provider.tokenCalls().length;
    expect(await other.getAccessToken({ fresh: true })).toMatchObject({ kind: 'expired' });
    expect(device.provider.tokenCalls()).toHaveLength(before);

    await tab.startSignIn({ returnTo: '/' });
    await tab.completeSignIn(device.approve());
    expect(tab.current()).toMatchObject({ kind: 'signed-in', userId: 'learner-1' });
  });

  test('a renewal that names somebody else is not used', async () => {
    const tab = await signedInTab(device);
    device.provider.subject = 'learner-2';
    expect(await tab.getAccessToken({ fresh: true })).toEqual({
      kind: 'expired',
      userId: 'learner-1',
      endedToken: 'access-1',
    });
  });

  test('a device clock that jumps ten years back or forth loses nobody', async () => {
    const tenYears = 10 * 365 * 24 * 60 * 60_000;
    const tab = await signedInTab(device);
    device.clock.now += tenYears;
    expect(await tab.getAccessToken()).toMatchObject({ kind: 'token', token: 'access-2' });
    device.clock.now -= 2 * tenYears;
    expect(await tab.getAccessToken()).toMatchObject({ kind: 'token', token: 'access-2' });
    expect(await tab.getAccessToken({ fresh: true })).toMatchObject({ kind: 'token', token: 'access-3' });
  });

  test('a device that refuses storage works signed out', async () => {
    const store = { ...device.ports().store, read: () => Promise.reject(new Error('no storage')) };
    const tab = device.openTab({ store });
    expect(await tab.whenKnown()).toEqual({ kind: 'signed-out' });
    expect(await tab.getAccessToken()).toEqual({ kind: 'unavailable' });
  });
});

describe('an account that was deleted', () => {
  test('is known in every tab, sends nothing and names nobody, until the device has signed out', async () => {
    const tab = await signedInTab(device);
    const other = device.openTab();
    await other.whenKnown();
    await tab.accountIsGone('access-1');
    expect(tab.current()).toEqual({ kind: 'gone', userId: 'learner-1' });
    await eventually(() => expect(other.current()).toEqual({ kind: 'gone', userId: 'learner-1' }));
    expect(await other.getAccessToken({ fresh: true })).toEqual({ kind: 'signed-out' });
    expect(JSON.stringify(await device.ports().store.read())).not.toMatch(/Maya|Ch\u00e9n|example\.com/);
    expect(await tab.signOut()).toEqual({ told: true });
    expect(tab.current()).toEqual({ kind: 'signed-out' });
  });

  test('what is said of a token does not end a newer sign-in', async () => {
    const tab = await signedInTab(device);
    await tab.startSignIn({ returnTo: '/' });
    await tab.completeSignIn(device.approve());
    await tab.accountIsGone('access-1');
    expect(tab.current()).toMatchObject({ kind: 'signed-in' });
  });

  test('the time of the sign-in stays the same when the token is renewed', async () => {
    const tab = await signedInTab(device);
    device.clock.now += fiveMinutes;
    expect(await tab.getAccessToken()).toMatchObject({ token: 'access-2', signedInAt: 1_800_000_000_000 });
  });
});

describe('signing out', () => {
  test('tells the provider with refresh_token and client_id, in all tabs', async () => {
    const tab = await signedInTab(device);
    const other = device.openTab();
    await other.whenKnown();
    expect(await tab.signOut()).toEqual({ told: true });
    expect(device.provider.calls.at(-1)).toEqual({
      url: `${issuer}/logout`,
      form: { refresh_token: 'refresh-1', client_id: 'passage-web' },
    });
    expect(tab.current()).toEqual({ kind: 'signed-out' });
    await eventually(() => expect(other.current()).toEqual({ kind: 'signed-out' }));
    expect(await other.getAccessToken()).toEqual({ kind: 'signed-out' });
  });

  test('works without a network; the provider hears of it at the next start with one', async () => {
    const tab = await signedInTab(device);
    device.provider.online = false;
    expect(await tab.signOut()).toEqual({ told: false });
    expect(tab.current()).toEqual({ kind: 'signed-out' });
    device.provider.online = true;
    device.openTab();
    await eventually(() => expect(device.provider.valid.size).toBe(0));
  });

  test('is told once when the answer to an earlier try was lost', async () => {
    const tab = await signedInTab(device);
    device.provider.online = false;
    await tab.signOut();
    device.provider.online = true;
    const refusing = device.openTab({
      fetch: (url, init) =>
        url.endsWith('/logout')
          ? Promise.resolve(Response.json({ error: 'invalid_grant' }, { status: 400 }))
          : device.provider.fetch(url, init),
    });
    await refusing.whenKnown();
    await eventually(async () => expect(await device.ports().store.readUntold()).toBeNull());
  });

  test('ends the sitting before the other tabs hear of it, and forgets sign-ins that were begun', async () => {
    const told: string[] = [];
    await signedInTab(device);
    const tab = device.openTab({
      endSitting: () => told.push('sitting'),
      channel: { announce: () => told.push('tabs'), listen: () => {} },
    });
    await tab.startSignIn({ returnTo: '/dashboard/reading?title=heron' });
    const begun = device.approve();
    await tab.signOut();
    expect(told).toEqual(['sitting', 'tabs']);
    expect(await tab.completeSignIn(begun)).toMatchObject({ kind: 'stale' });
  });

  test('another learner who takes the place of one ends the sitting; the same one does not', async () => {
    const told: string[] = [];
    const tab = device.openTab({ endSitting: () => told.push('sitting') });
    const signInAs = async (subject: string) => {
      device.provider.subject = subject;
      await tab.startSignIn({ returnTo: '/' });
      await tab.completeSignIn(device.approve());
    };
    await signInAs('learner-1');
    await signInAs('learner-1');
    expect(told).toEqual([]);
    await signInAs('learner-2');
    expect(told).toEqual(['sitting']);
  });

  test('a full device signs out all the same', async () => {
    const store = device.ports().store;
    await signedInTab(device);
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const tab = device.openTab({ store: { ...store, saveUntold: full } });
    await tab.whenKnown();
    await tab.signOut();
    expect(await device.openTab().whenKnown()).toEqual({ kind: 'signed-out' });
  });

  test('while the provider still remembers the one who left, the next sign-in asks who it is', async () => {
    const tab = await signedInTab(device);
    device.provider.online = false;
    await tab.signOut();
    device.provider.online = true;
    const fetch = device.provider.fetch;
    const noLogout = device.openTab({
      fetch: (url, init) =>
        url.endsWith('/logout') ? Promise.resolve(new Response('', { status: 503 })) : fetch(url, init),
    });
    await noLogout.startSignIn({ returnTo: '/' });
    expect(new URL(device.addresses.at(-1) ?? '').searchParams.get('prompt')).toBe('login');
  });

  test('during a renewal is not undone by its answer', async () => {
    const tab = await signedInTab(device);
    let open = () => {};
    device.provider.gate = new Promise((resolve) => (open = resolve));
    const renewal = tab.getAccessToken({ fresh: true });
    await eventually(() => expect(device.provider.tokenCalls()).toHaveLength(2));
    const left = tab.signOut();
    await eventually(() => expect(tab.current()).toEqual({ kind: 'signed-out' }));
    open();
    expect(await renewal).toEqual({ kind: 'signed-out' });
    await left;
    expect(tab.current()).toEqual({ kind: 'signed-out' });
    expect(await device.openTab().whenKnown()).toEqual({ kind: 'signed-out' });
  });
});
