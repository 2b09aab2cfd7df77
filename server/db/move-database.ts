import { count, is, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import * as identity from './schema/identity.ts';
import { schema } from './schema.ts';

const rowsAtOnce = 500;

/** Every table of the schema, each one after those that it refers to. */
export function tablesInOrder(): PgTable[] {
  const waiting = new Set(
    Object.values({ ...schema, ...identity }).filter((entry): entry is PgTable & typeof entry =>
      is(entry, PgTable),
    ),
  );
  const ordered: PgTable[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter((table) =>
      getTableConfig(table).foreignKeys.every((key) => {
        const { foreignTable } = key.reference();
        return foreignTable === table || ordered.includes(foreignTable);
      }),
    );
    if (free.length === 0) throw new Error('the tables refer to each other in a circle');
    for (const table of free) {
      ordered.push(table);
      waiting.delete(table);
    }
  }
  return ordered;
}

function keyOrder(table: PgTable): (SQL | ReturnType<typeof getTableConfig>['columns'][number])[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const [composite] = primaryKeys;
  return composite === undefined ? columns.filter((column) => column.primary) : composite.columns;
}

export interface MovedTable {
  readonly table: string;
  readonly rows: number;
}

/**
 * Copies everything into an empty database of the same schema, in one transaction: all of it arrives, or nothing.
 * @throws when the target has rows, or when a count differs at the end
 */
export async function moveDatabase(from: Database, to: Database): Promise<MovedTable[]> {
  const moved: MovedTable[] = [];
  await to.orm.transaction(async (tx) => {
    for (const table of tablesInOrder()) {
      const { name } = getTableConfig(table);
      const [present] = await tx.select({ n: count() }).from(table);
      if ((present?.n ?? 0) > 0)
        throw new Error(`The table ${name} of the target has rows already. Name an empty database.`);
      let rows = 0;
      for (;;) {
        const page = await from.orm
          .select()
          .from(table)
          .orderBy(...keyOrder(table))
          .limit(rowsAtOnce)
          .offset(rows);
        if (page.length === 0) break;
        await tx.insert(table).values(page);
        rows += page.length;
      }
      const [source] = await from.orm.select({ n: count() }).from(table);
      const [arrived] = await tx.select({ n: count() }).from(table);
      if (source?.n !== arrived?.n)
        throw new Error(`${name}: ${source?.n} rows here, ${arrived?.n} there. Nothing was moved.`);
      moved.push({ table: name, rows });
    }
  });
  return moved;
}
