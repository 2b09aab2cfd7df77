import { oidcPayload } from '#server/db/schema/identity.ts';
import type { Queries } from '#server/db/database.ts';
import { and, eq, isNotNull, lt, or, isNull, gt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Adapter, AdapterPayload } from 'oidc-provider';

export interface AdapterOptions {
  db: Queries;
  now: () => number;
}

/** Storage of oidc-provider in the table `oidc_payload`: one row per artifact, `kind` and `id` name it. */
export function createAdapterFactory(options: AdapterOptions): (kind: string) => Adapter {
  return (kind) => createAdapter(kind, options);
}

function createAdapter(kind: string, { db, now }: AdapterOptions): Adapter {
  /** What somebody makes up may hold characters that no column takes. */
  const findBy = async (column: AnyPgColumn, value: string) =>
    value.includes('\0') ? undefined : findWhere(eq(column, value));

  async function findWhere(condition: SQL): Promise<AdapterPayload | undefined> {
    const alive = or(isNull(oidcPayload.expiresAt), gt(oidcPayload.expiresAt, new Date(now())));
    const [row] = await db
      .select({ payload: oidcPayload.payload, consumedAt: oidcPayload.consumedAt })
      .from(oidcPayload)
      .where(and(eq(oidcPayload.kind, kind), condition, alive))
      .limit(1);
    if (!row) return undefined;
    const consumedAt = kind === 'RefreshToken' ? await successorUsedAt(row.payload) : row.consumedAt;
    if (consumedAt === null) return row.payload;
    return { ...row.payload, consumed: Math.floor(consumedAt.getTime() / 1000) };
  }

  /**
   * When a refresh token of a later turn of the same sign-in was used, if one was: only that ends the life of this one. A
   * phone that lost the reply in a tunnel asks again with the token it has, ten minutes or a week later, and must not be
   * taken for a thief; whoever comes with a token after its successor was used is one, and ends the sign-in.
   */
  async function successorUsedAt({
    grantId,
    iiat,
    nonce,
    rotations = 0,
  }: AdapterPayload): Promise<Date | null> {
    if (grantId === undefined) return null;
    const [later] = await db
      .select({ consumedAt: oidcPayload.consumedAt })
      .from(oidcPayload)
      .where(
        and(
          eq(oidcPayload.kind, kind),
          eq(oidcPayload.grantId, grantId),
          isNotNull(oidcPayload.consumedAt),
          // One browser may sign in twice under one grant; each sign-in counts its own turns.
          sql`(${oidcPayload.payload}->>'iiat')::bigint = ${Number(iiat)}`,
          sql`coalesce(${oidcPayload.payload}->>'nonce', '') = ${nonce ?? ''}`,
          sql`coalesce((${oidcPayload.payload}->>'rotations')::int, 0) > ${rotations}`,
        ),
      )
      .limit(1);
    return later?.consumedAt ?? null;
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
    find: (id) => findBy(oidcPayload.id, id),
    findByUid: (uid) => findBy(oidcPayload.uid, uid),
    findByUserCode: (userCode) => findBy(oidcPayload.userCode, userCode),
    async consume(id) {
      // The first use counts.
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
