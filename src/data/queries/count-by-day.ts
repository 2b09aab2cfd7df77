import { dayMs } from '#contract/days.ts';
import type { ReadContext } from '#data/store/context.ts';
import { clockAheadMs, onThisClock } from '#data/store/device-day.ts';
import { tallyDays } from '#domain/statistics/answers-by-day.ts';
import { dayOf, type Day } from '#domain/goals/exam-day.ts';
import { dayStartAfter } from '#domain/places/day-start.ts';

/** A stretch of days is looked at in so many parts at once. */
const parts = 16;
/** Up to so many answers a day, it is quicker to read when each was given than to count day by day. */
const fewADay = 4;

/**
 * How many answers there are by day of the learner's calendar. The database counts them in its index,
 * stretch by stretch and then day by day: 50,000 answers come as a few hundred numbers, and empty years as one.
 */
export async function countByDay(context: ReadContext): Promise<Map<Day, number>> {
  const { db } = context;
  return db.transaction('r', db.answers, db.meta, async () => {
    const all = answersOf(context, -Infinity, Infinity);
    const aheadMs = await clockAheadMs(db);
    // Which answers the server has is in no index.
    if (aheadMs !== 0) {
      const times: number[] = [];
      await all.each((row) => times.push(onThisClock(row, aheadMs)));
      return tally(times);
    }
    const [oldest] = await timesOf(all.clone().limit(1));
    const [newest] = await timesOf(all.clone().reverse().limit(1));
    if (oldest === undefined || newest === undefined) return new Map();
    return new Map(await countStretch(context, dayStartAfter(oldest, 0), dayStartAfter(newest, 1)));
  });
}

/** Of a stretch from the beginning of one day to that of another, the days with answers. */
async function countStretch(context: ReadContext, from: number, to: number): Promise<[Day, number][]> {
  const answers = answersOf(context, from, to);
  const days = Math.round((to - from) / dayMs);
  const count = await answers.count();
  if (count === 0) return [];
  if (days <= 1) return [[dayOf(from), count]];
  if (count <= fewADay * days) return [...tally(await timesOf(answers))];
  const long = Math.ceil(days / parts);
  const stretches = Array.from({ length: Math.ceil(days / long) }, (_, at) =>
    countStretch(context, dayStartAfter(from, at * long), Math.min(to, dayStartAfter(from, (at + 1) * long))),
  );
  return (await Promise.all(stretches)).flat();
}

/** The learner's answers from one instant on and before another. */
function answersOf({ db, userId }: ReadContext, from: number, to: number) {
  return db.answers.where('[userId+answeredAt]').between([userId, from], [userId, to]);
}

/** When answers were given, from the index alone. */
async function timesOf(answers: ReturnType<typeof answersOf>): Promise<number[]> {
  const keys = (await answers.keys()) as unknown as [string, number][];
  return keys.map(([, answeredAt]) => answeredAt);
}

const tally = (times: readonly number[]): Map<Day, number> => tallyDays(times.map(dayOf));
