import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { schema } from './schema.ts';

export interface OpenPostgresOptions {
  readonly poolSize: number;
  /** A connection broke while nobody used it; the pool replaces it. */
  readonly onIdleError?: (error: Error) => void;
}

/** Any key that only Passage's migrations use: several processes may start at once. */
const migrationLock = 7_426_001;

/** A pool on the PostgreSQL server that `url` names. Fails when the server does not answer. */
export async function openPostgres(url: string, options: OpenPostgresOptions): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    application_name: 'passage',
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // One that is checked out when the database restarts tells its own listeners; its query fails by itself.
  pool.on('connect', (client) => {
    client.on('error', (error) => options.onIdleError?.(error));
  });
  const orm = drizzle({ client: pool, schema, casing: 'snake_case' });
  try {
    await orm.execute(sql`select 1`);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    engine: 'postgres',
    orm,
    // It looks after its own disk, and says 53100 when that is full.
    checkRoom: async () => undefined,
    migrate: () => migrateAlone(pool),
    close: () => pool.end(),
  };
}

async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client, schema, casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
}
