import { oidcPayload } from '#server/db/identity-schema.ts';
import type { Queries } from '#server/db/database.ts';
import { and, eq, isNotNull, lt, or, isNull, gt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';

export interface AdapterOptions {
  db: Queries;
  now: () => number;
  /**
   * How long a refresh token that was used once may be used again. A phone that lost the reply in a tunnel asks again
   * with the old token; without this window the provider would take it for a thief and end the session.
   */
  refreshGraceMs: number;
}

/** Storage of oidc-provider in the table `oidc_payload`: one row per artifact, `kind` and `id` name it. */
export function createAdapterFactory(options: AdapterOptions): (kind: string) => Adapter {
  return (kind) => createAdapter(kind, options);
}

function createAdapter(kind: string, { db, now, refreshGraceMs }: AdapterOptions): Adapter {
  async function findWhere(condition: SQL): Promise<AdapterPayload | undefined> {
    const alive = or(isNull(oidcPayload.expiresAt), gt(oidcPayload.expiresAt, new Date(now())));
    const [row] = await db
      .select({ payload: oidcPayload.payload, consumedAt: oidcPayload.consumedAt })
      .from(oidcPayload)
      .where(and(eq(oidcPayload.kind, kind), condition, alive))
      .limit(1);
    if (!row) return undefined;
    const { consumedAt } = row;
    if (consumedAt === null) return row.payload;
    if (kind === 'RefreshToken' && now() - consumedAt.getTime() < refreshGraceMs) return row.payload;
    return { ...row.payload, consumed: Math.floor(consumedAt.getTime() / 1000) };
  }

  return {
    async upsert(id, payload, expiresIn) {
      const row = {
        payload: { ...payload },
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        userCode: payload.userCode ?? null,
        expiresAt: expiresIn ? new Date(now() + expiresIn * 1000) : null,
      };
      await db
        .insert(oidcPayload)
        .values({ kind, id, ...row })
        .onConflictDoUpdate({ target: [oidcPayload.kind, oidcPayload.id], set: row });
    },
    find: (id) => findWhere(eq(oidcPayload.id, id)),
    findByUid: (uid) => findWhere(eq(oidcPayload.uid, uid)),
    findByUserCode: (userCode) => findWhere(eq(oidcPayload.userCode, userCode)),
    async consume(id) {
      // The first use counts: a retry within the window must not make the window longer.
      await db
        .update(oidcPayload)
        .set({
          consumedAt: sql`coalesce(${oidcPayload.consumedAt}, ${new Date(now()).toISOString()}::timestamptz)`,
        })
        .where(and(eq(oidcPayload.kind, kind), eq(oidcPayload.id, id)));
    },
    async destroy(id) {
      await db.delete(oidcPayload).where(and(eq(oidcPayload.kind, kind), eq(oidcPayload.id, id)));
    },
    async revokeByGrantId(grantId) {
      await db.delete(oidcPayload).where(and(eq(oidcPayload.kind, kind), eq(oidcPayload.grantId, grantId)));
    },
  };
}

/** Removes rows whose time is over. */
export async function purgeExpired(db: Queries, now: number): Promise<void> {
  await db
    .delete(oidcPayload)
    .where(and(isNotNull(oidcPayload.expiresAt), lt(oidcPayload.expiresAt, new Date(now))));
}
