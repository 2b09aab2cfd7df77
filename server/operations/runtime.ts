import { sql } from 'drizzle-orm';
import { accountRoutes } from '#contract/routes/account.ts';
import { operation } from '#server/http/operation.ts';
import { Problem } from '#server/problem.ts';
import type { Stores } from '#server/store/effect.ts';

export function runtimeOperations({ db, blobs, scoring }: Stores) {
  return [
    operation(accountRoutes.health, async () => ({ status: 'up' as const })),
    operation(accountRoutes.readiness, async ({ request }) => {
      try {
        await Promise.all([db.orm.execute(sql`select 1`), db.checkRoom(), blobs.check()]);
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        throw new Problem('UNAVAILABLE', 'The database or the file store cannot be used now', {
          retryAfterSeconds: 5,
        });
      }
      const { missingPacks } = await scoring.abilities();
      return { status: 'ready' as const, engine: db.engine, missingPacks: [...missingPacks] };
    }),
  ];
}
