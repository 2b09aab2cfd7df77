import type { PassageTables } from '#data/store/database.ts';
import type { OplogLine } from '#domain/outbox/op.ts';

const ringSize = 500;
const cutEvery = 50;

/** Writes ledger lines as one row. Part of a running transaction; the ring is cut now and then, not on each row. */
export async function logOps(
  { oplog }: Pick<PassageTables, 'oplog'>,
  lines: readonly OplogLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const last = await oplog.add({ lines });
  if (last % cutEvery === 0)
    await oplog
      .where('n')
      .belowOrEqual(last - ringSize)
      .delete();
}
