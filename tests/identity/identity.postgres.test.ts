import { openPostgres } from '#server/db/open-postgres.ts';
import { startRealPostgres } from '#tests/support/real-postgres.ts';
import { runIdentitySuite } from './identity-suite.ts';

runIdentitySuite('PostgreSQL', async () => {
  const server = await startRealPostgres();
  const database = await openPostgres(await server.createDatabase(), { poolSize: 5 });
  await database.migrate();
  const close = async () => {
    await database.close();
    await server.stop();
  };
  return { db: database.orm, close };
});
