import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTokenVerifier } from '#server/auth/verify-token.ts';
import { oidcPayload } from '#server/db/schema.ts';
import { startIdentityProvider } from '#server/idp/provider.ts';
import { eq } from 'drizzle-orm';
import { audience, createIdentityWorld } from './identity-world.ts';
import type { IdentityWorld } from './identity-world.ts';
import { PageBrowser } from './page-browser.ts';
import { beginAttempt, refresh, signInForTokens } from './sign-in-flow.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

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
