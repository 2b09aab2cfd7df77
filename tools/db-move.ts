/**
 * `DATABASE_URL=postgresql://… npm run db:move`: copies the embedded database of DATA_DIR into PostgreSQL. The server
 * must be stopped; the embedded database stays as it is.
 */
import { loadConfig } from '#server/config.ts';
import { moveDatabase } from '#server/db/move-database.ts';
import { openPglite } from '#server/db/open-pglite.ts';
import { openPostgres } from '#server/db/open-postgres.ts';

async function move(): Promise<void> {
  const config = loadConfig(process.env);
  if (config.databaseUrl === undefined)
    throw new Error('Set DATABASE_URL to the PostgreSQL database that the data should move to.');
  const from = await openPglite(config.dataDir);
  try {
    await from.migrate();
    const to = await openPostgres(config.databaseUrl, { poolSize: 2 });
    try {
      await to.migrate();
      for (const { table, rows } of await moveDatabase(from, to)) console.log(`${table}: ${rows} rows`);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
  console.log(
    'All rows arrived. Start the server with the same DATABASE_URL; recordings stay where they are.',
  );
}

try {
  await move();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
