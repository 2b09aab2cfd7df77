import type { ReadContext } from '#data/store/context.ts';
import { shownRow } from './shown-row.ts';

/** Titles of these questions, by number, as far as they are on this device. */
export async function findTitles(
  { db }: ReadContext,
  practiceIds: Iterable<number>,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.practices.bulkGet([...new Set(practiceIds)]);
  return new Map(rows.flatMap((row) => (row ? [[row.id, shownRow(row).title] as const] : [])));
}
