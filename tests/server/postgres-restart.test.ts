import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openPostgres } from '#server/db/open-postgres.ts';
import { startRealPostgres } from '#tests/support/real-postgres.ts';

test('PostgreSQL goes down with connections in use: their queries fail, and the process lives', async () => {
  const postgres = await startRealPostgres();
  const broken: Error[] = [];
  const onIdleError = (error: Error) => void broken.push(error);
  const db = await openPostgres(await postgres.createDatabase(), { poolSize: 4, onIdleError });
  const inUse = Array.from({ length: 3 }, () =>
    db.orm.transaction(async (tx) => {
      await tx.execute(sql`select pg_sleep(300)`);
    }),
  );
  const ends = Promise.allSettled(inUse);
  await expect
    .poll(async () => {
      const found: unknown = await db.orm.execute(
        sql`select from pg_stat_activity where query like '%pg_sleep(300)%' and pid <> pg_backend_pid()`,
      );
      return (found as { rows: unknown[] }).rows.length;
    })
    .toBe(3);
  await postgres.stop();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(broken.length).toBeGreaterThan(0);
  await db.close();
});
