import type { Change } from '#contract/sync.ts';
import type { Tx } from '#server/db/database.ts';
import { and, eq, inArray, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LearnerRow } from './learners.ts';

type OwnedTable = PgTable & { readonly learnerId: AnyPgColumn };

/** Reads a learner's own rows by their keys, as rows of the change feed. `fromKey`: the column's value for a key of the feed. */
export function ownChanges<Table extends OwnedTable>(
  table: Table,
  key: SQLWrapper,
  toChange: (row: Table['$inferSelect'], owner: LearnerRow) => Change,
  fromKey: (key: string) => unknown = (key) => key,
) {
  return async (tx: Tx, owner: LearnerRow, keys: readonly string[]): Promise<Change[]> => {
    const rows: Table['$inferSelect'][] = await tx
      .select()
      .from<PgTable>(table)
      .where(and(eq(table.learnerId, owner.id), inArray(key, keys.map(fromKey))));
    return rows.map((row) => toChange(row, owner));
  };
}
