import { openPostgres } from '#server/db/open-postgres.ts';
import { startRealPostgres } from '#tests/support/real-postgres.ts';
import { runApiSuite } from './api-suite.ts';

runApiSuite('PostgreSQL', async () => {
  const server = await startRealPostgres();
  const db = await openPostgres(await server.createDatabase(), { poolSize: 10 });
  await db.migrate();
  return {
    db,
    dispose: async () => {
      await db.close();
      await server.stop();
    },
  };
});
