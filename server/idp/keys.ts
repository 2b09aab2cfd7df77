import { oidcPayload } from '#server/db/schema/identity.ts';
import type { Queries } from '#server/db/database.ts';
import { and, eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { randomBytes } from 'node:crypto';
import type { JWKS } from 'oidc-provider';
import { z } from 'zod';

const kind = 'Keys';
const Jwks = z.object({ keys: z.array(z.looseObject({ kty: z.literal('RSA'), kid: z.string() })).min(1) });
const CookieKeys = z.object({ keys: z.array(z.string().min(32)).min(1) });

export interface ProviderKeys {
  jwks: JWKS;
  cookieKeys: string[];
}

/** Signing and cookie keys, made once and kept: a restart must not end anyone's session. */
export async function loadKeys(db: Queries): Promise<ProviderKeys> {
  const jwks = Jwks.parse(await keep(db, 'jwks', createJwks));
  const cookies = CookieKeys.parse(await keep(db, 'cookies', createCookieKeys));
  return { jwks, cookieKeys: cookies.keys };
}

/** Of two processes that start at once, the first one's keys win, in both. */
async function keep(
  db: Queries,
  id: string,
  create: () => Promise<Record<string, unknown>>,
): Promise<unknown> {
  const where = and(eq(oidcPayload.kind, kind), eq(oidcPayload.id, id));
  const [stored] = await db.select().from(oidcPayload).where(where);
  if (stored) return stored.payload;
  await db
    .insert(oidcPayload)
    .values({ kind, id, payload: await create() })
    .onConflictDoNothing();
  const [kept] = await db.select().from(oidcPayload).where(where);
  return kept?.payload;
}

async function createJwks(): Promise<Record<string, unknown>> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return { keys: [{ ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig' }] };
}

async function createCookieKeys(): Promise<Record<string, unknown>> {
  return { keys: [randomBytes(32).toString('base64url')] };
}
