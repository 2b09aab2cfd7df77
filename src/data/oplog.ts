import type { PassageTables } from './database.ts';
import type { OplogLine } from './op.ts';

const ringSize = 500;

/** Writes ledger lines. Part of a running transaction; the ring is cut now and then, not on each line. */
export async function logOps(
  tables: Pick<PassageTables, 'oplog'>,
  lines: readonly OplogLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const last = await tables.oplog.bulkAdd(lines);
  const oldest = last - ringSize;
  const isCutDue = Math.floor(last / 50) !== Math.floor((last - lines.length) / 50);
  if (isCutDue && oldest > 0) await tables.oplog.where('n').belowOrEqual(oldest).delete();
}
