import type { Config } from '#server/config.ts';
import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

export interface OpenDatabaseOptions {
  readonly onProgress: (text: string) => void;
  readonly onIdleError: (error: Error) => void;
}

/** PostgreSQL when DATABASE_URL is set, else the embedded database; both with all migrations applied. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>,
  options: OpenDatabaseOptions,
): Promise<Database> {
  const db =
    config.databaseUrl === undefined
      ? await openPglite(config.dataDir, options)
      : await openPostgres(config.databaseUrl, {
          poolSize: config.databasePool,
          onIdleError: options.onIdleError,
        });
  try {
    await db.migrate();
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
