import { decodeProtectedHeader } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTokenVerifier } from '#server/auth/verify-token.ts';
import { oidcPayload } from '#server/db/schema/identity.ts';
import { startIdentityProvider } from '#server/idp/provider.ts';
import { createThrottle } from '#server/idp/throttle.ts';
import { audience, clientId, createIdentityWorld } from './identity-world.ts';
import type { IdentityWorld, TestDatabase } from './identity-world.ts';
import { PageBrowser } from './page-browser.ts';
import { beginAttempt, postToken, refresh, signInForTokens } from './sign-in-flow.ts';

/** What the provider keeps, and for how long; the same on every engine. */
export function runIdentitySuite(engine: string, open: () => Promise<TestDatabase>): void {
  describe(`identity on ${engine}`, () => {
    let world: IdentityWorld;
    beforeAll(async () => {
      world = await createIdentityWorld({}, open);
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

    test('a refresh whose reply was lost may be asked for again, however long the tunnel was', async () => {
      const { tokens } = await signInForTokens(world);
      for (const minutes of [0, 10, 7 * 24 * 60]) {
        world.advance(minutes * 60_000);
        expect((await refresh(world, tokens['refresh_token'])).status).toBe(200);
      }
      const arrived = await refresh(world, tokens['refresh_token']);
      world.advance(10 * 60_000);
      const used = await refresh(world, arrived.body['refresh_token']);
      expect(used.status).toBe(200);
      expect((await refresh(world, used.body['refresh_token'])).status).toBe(200);
    });

    test('a refresh token that turns up after its successor was used ends the whole sign-in', async () => {
      const { tokens } = await signInForTokens(world);
      const next = await refresh(world, tokens['refresh_token']);
      const newest = await refresh(world, next.body['refresh_token']);
      expect(newest.status).toBe(200);
      expect(await refresh(world, tokens['refresh_token'])).toMatchObject(refused);
      expect(await refresh(world, newest.body['refresh_token'])).toMatchObject(refused);
    });

    test('a successor that was lost and turns up when another one was used ends it too', async () => {
      const { tokens } = await signInForTokens(world);
      const lost = await refresh(world, tokens['refresh_token']);
      const arrived = await refresh(world, tokens['refresh_token']);
      const next = await refresh(world, arrived.body['refresh_token']);
      expect((await refresh(world, next.body['refresh_token'])).status).toBe(200);
      expect(await refresh(world, lost.body['refresh_token'])).toMatchObject(refused);
    });

    test('two sign-ins of one browser do not spend each other', async () => {
      const { tokens, browser } = await signInForTokens(world);
      let used = tokens['refresh_token'];
      for (let turn = 0; turn < 3; turn += 1) used = (await refresh(world, used)).body['refresh_token'];
      const second = await signInForTokens(world, browser);
      expect((await refresh(world, second.tokens['refresh_token'])).status).toBe(200);
      expect((await refresh(world, used)).status).toBe(200);
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
          body: new URLSearchParams({
            refresh_token: String(newer.body['refresh_token']),
            client_id: clientId,
          }),
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
        const response = await fetch(world.endpoints.logout, {
          method: 'POST',
          body: new URLSearchParams(form),
        });
        return { status: response.status, body: await response.json() };
      };
      expect(await post({ client_id: clientId })).toEqual({
        status: 400,
        body: { error: 'invalid_request' },
      });
      expect(
        await post({ refresh_token: String(tokens['refresh_token']), client_id: 'someone-else' }),
      ).toEqual({
        status: 400,
        body: { error: 'invalid_client' },
      });
      expect((await refresh(world, tokens['refresh_token'])).status).toBe(200);
    });
    test('a restart keeps sessions, refresh tokens, keys and half-filled sign-in pages', async () => {
      const { tokens, browser } = await signInForTokens(world);
      const visitor = new PageBrowser(world.issuer);
      const form = await visitor.open(beginAttempt(world).url);
      await world.restart();

      const again = await browser.open(beginAttempt(world).url);
      expect(new URL(again.url).searchParams.get('code')).toBeTruthy();
      const renewed = await refresh(world, tokens['refresh_token']);
      expect(renewed.status).toBe(200);
      const kid = (token: unknown) => decodeProtectedHeader(String(token)).kid;
      expect(kid(renewed.body['access_token'])).toBe(kid(tokens['access_token']));
      const verifier = createTokenVerifier({ issuer: world.issuer, audience });
      expect(await verifier.verify(`Bearer ${String(tokens['access_token'])}`)).toMatchObject({ kind: 'ok' });
      const reopened = await visitor.open(form.url);
      expect(reopened.text).toContain('<h1>Sign in</h1>');
    });

    test('what has expired is removed, keys stay', async () => {
      await world.db
        .insert(oidcPayload)
        .values({ kind: 'Interaction', id: 'old', payload: {}, expiresAt: new Date(Date.now() - 1000) });
      await world.restart();
      expect(await world.db.select().from(oidcPayload).where(eq(oidcPayload.id, 'old'))).toEqual([]);
      expect(await world.db.select().from(oidcPayload).where(eq(oidcPayload.kind, 'Keys'))).toHaveLength(2);
    });

    test('a taken port is refused with a sentence that tells what to do', async () => {
      const second = startIdentityProvider({
        db: world.db,
        config: world.config,
        log: { info() {}, warn() {}, error() {} },
      });
      await expect(second).rejects.toThrow(
        `Port ${world.config.idpPort} for signing in is taken. Stop what uses it or set IDP_PORT to another port.`,
      );
    });

    test('tries are counted one by one, also when they come at once, and anew after the window', async () => {
      const clock = { now: 1_000_000 };
      const throttle = createThrottle(world.db, () => clock.now);
      const turns = await Promise.all(Array.from({ length: 8 }, () => throttle.begin('crowd@example.com')));
      expect(turns.filter((turn) => turn.kind === 'go')).toHaveLength(5);
      expect(await throttle.begin('crowd@example.com')).toEqual({ kind: 'wait', minutes: 15 });
      expect(await throttle.begin('other@example.com')).toEqual({ kind: 'go' });
      clock.now += 14 * 60_000;
      expect(await throttle.begin('crowd@example.com')).toEqual({ kind: 'wait', minutes: 1 });
      clock.now += 60_000;
      expect(await throttle.begin('crowd@example.com')).toEqual({ kind: 'go' });
      await throttle.succeed('crowd@example.com');
      expect(await throttle.begin('crowd@example.com')).toEqual({ kind: 'go' });
    });
  });
}
