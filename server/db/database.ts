import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { schema } from './schema.ts';

export type Schema = typeof schema;

/** Runs queries: the database itself or a transaction of it. */
export type Queries = PgDatabase<PgQueryResultHKT, Schema>;

/**
 * A transaction. What needs one takes it as a parameter and never touches the outer handle: on PGlite, which has one
 * connection, the outer handle would wait for the transaction and the transaction for it.
 */
export type Tx = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** The one database of a server process, whichever engine it is. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly orm: Queries;
  /** @throws Problem UNAVAILABLE when nothing can be written for lack of room */
  checkRoom(): Promise<void>;
  /** Applies the migrations that are missing. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
