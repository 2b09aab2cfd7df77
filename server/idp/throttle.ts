import { oidcPayload } from '#server/db/schema/identity.ts';
import type { Queries } from '#server/db/database.ts';
import { and, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';

const kind = 'SignInFailures';
const freeFailures = 5;
const windowMs = 15 * 60_000;

export interface Throttle {
  /** Counts this try before the password is looked at, so that many tries at once do not slip through. */
  begin(username: string): Promise<{ kind: 'go' } | { kind: 'wait'; minutes: number }>;
  /** A right password: the count begins anew. */
  succeed(username: string): Promise<void>;
}

/**
 * Five tries per name in 15 minutes, known or unknown name alike. In the database, so that a restart or a second
 * process does not forget. Names are kept as a hash: what people mistype is none of our business.
 */
export function createThrottle(db: Queries, now: () => number): Throttle {
  return {
    async begin(username) {
      const id = key(username);
      const time = now();
      const fresh = { count: 1, until: time + windowMs };
      const over = sql`(${oidcPayload.payload}->>'until')::numeric <= ${time}::numeric`;
      const [row] = await db
        .insert(oidcPayload)
        .values({ kind, id, payload: fresh, expiresAt: new Date(fresh.until) })
        .onConflictDoUpdate({
          target: [oidcPayload.kind, oidcPayload.id],
          set: {
            payload: sql`case when ${over} then excluded.payload
              else jsonb_set(${oidcPayload.payload}, '{count}', to_jsonb((${oidcPayload.payload}->>'count')::int + 1)) end`,
            expiresAt: sql`case when ${over} then excluded.expires_at else ${oidcPayload.expiresAt} end`,
          },
        })
        .returning({ payload: oidcPayload.payload });
      const count = Number(row?.payload['count'] ?? 1);
      const until = Number(row?.payload['until'] ?? time);
      if (count <= freeFailures) return { kind: 'go' };
      return { kind: 'wait', minutes: Math.max(1, Math.ceil((until - time) / 60_000)) };
    },
    async succeed(username) {
      await db.delete(oidcPayload).where(and(eq(oidcPayload.kind, kind), eq(oidcPayload.id, key(username))));
    },
  };
}

function key(username: string): string {
  return createHash('sha256').update(username).digest('base64url');
}
