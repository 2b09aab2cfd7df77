import type { PredictionRow } from '#contract/entities/prediction.ts';
import type { ReadContext } from './context.ts';
import { readMeta, writeMeta } from './meta.ts';
import type { PracticeListRow } from './rows.ts';

/** A list row with what the server last counted of it; without a count nobody met it. */
export function withPrediction(row: PracticeListRow, counted: PredictionRow | undefined): PracticeListRow {
  const { count = 0, weekly = 0, monthly = 0 } = counted ?? {};
  const inWeek = (weekly ?? 0) > 0 ? (['WEEKLY'] as const) : [];
  const inMonth = (monthly ?? 0) > 0 ? (['MONTHLY'] as const) : [];
  return {
    ...row,
    prediction: count > 0 ? 1 : 0,
    predictionCount: count,
    predictionTypes: [...inWeek, ...inMonth],
  };
}

/** Takes the server's counts in: for the rows that are here, and for those of packs to come. */
export async function keepPredictions(
  { db }: Pick<ReadContext, 'db'>,
  rows: readonly PredictionRow[],
): Promise<void> {
  await db.transaction('rw', db.practices, db.meta, async () => {
    const before = (await readMeta(db, 'predictions')) ?? [];
    const now = new Map(rows.map((row) => [row.practiceId, row]));
    const ids = [...new Set([...before, ...rows].map(({ practiceId }) => practiceId))];
    const here = await db.practices.bulkGet(ids);
    const changed = here.flatMap((row) => (row ? [withPrediction(row, now.get(row.id))] : []));
    if (changed.length > 0) await db.practices.bulkPut(changed);
    await writeMeta(db, 'predictions', rows);
  });
}
