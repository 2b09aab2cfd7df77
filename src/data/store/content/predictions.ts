import type { PredictionRow } from '#contract/entities/prediction.ts';
import { openPredictions } from '#domain/listing/prediction-window.ts';
import type { ReadContext } from '#data/store/context.ts';
import { readMeta, writeMeta } from '#data/store/meta.ts';
import type { PracticeListRow } from '#data/store/rows.ts';

/** A list row with what the server last counted of it; without a count nobody met it. */
export function withPrediction(row: PracticeListRow, counted: PredictionRow | undefined): PracticeListRow {
  const { count = 0, recent = 0, weekly, monthly } = counted ?? {};
  const inWeek = (weekly ?? 0) > 0 ? (['WEEKLY'] as const) : [];
  const inMonth = (monthly ?? 0) > 0 ? (['MONTHLY'] as const) : [];
  return {
    ...row,
    prediction: count > 0 ? 1 : 0,
    predictionCount: recent,
    weeklyCount: weekly ?? 0,
    examMemoryCount: count,
    predictionTypes: [...inWeek, ...inMonth],
  };
}

/** What the server counted, without the predictions whose last exam has become too old since. */
function aged(row: PredictionRow, now: number): PredictionRow {
  const open = openPredictions(row.lastDay ?? null, now);
  const week = open.includes('WEEKLY') ? {} : { weekly: row.weekly === null ? null : 0 };
  const month = open.includes('MONTHLY') ? {} : { recent: 0, monthly: row.monthly === null ? null : 0 };
  return { ...row, ...week, ...month };
}

/** Takes the server's counts in: for the rows that are here, and for those of packs to come. */
export async function keepPredictions(
  { db }: Pick<ReadContext, 'db'>,
  rows: readonly PredictionRow[],
): Promise<void> {
  await db.transaction('rw', db.practices, db.meta, async () => keep(db, rows));
}

/** Without word from the server: predictions that have become too old go. `now` in epoch ms. */
export async function agePredictions({ db }: Pick<ReadContext, 'db'>, now: number): Promise<void> {
  await db.transaction('rw', db.practices, db.meta, async () => {
    const kept = await readMeta(db, 'predictions');
    if (kept === null) return;
    const rows = kept.map((row) => aged(row, now));
    await keep(db, rows);
  });
}

async function keep(db: ReadContext['db'], rows: readonly PredictionRow[]): Promise<void> {
  const before = (await readMeta(db, 'predictions')) ?? [];
  const counted = new Map(rows.map((row) => [row.practiceId, row]));
  const ids = [...new Set([...before, ...rows].map(({ practiceId }) => practiceId))];
  const here = await db.practices.bulkGet(ids);
  const changed = here.flatMap((row) => (row ? [withPrediction(row, counted.get(row.id))] : []));
  if (changed.length > 0) await db.practices.bulkPut(changed);
  await writeMeta(db, 'predictions', rows);
}
