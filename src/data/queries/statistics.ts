import { sections, type PteType, type Section } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import type { ReadContext } from '#data/store/context.ts';
import { clockAheadMs, onThisClock } from '#data/store/device-day.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { isRefused } from '#domain/tasks/is-refused.ts';
import { pointsRange } from '#domain/estimates/points-range.ts';
import { dayOf, type Day } from '#domain/goals/exam-day.ts';
import type { SessionStop } from '#contract/entities/practice-session.ts';
import { tallyDays } from '#domain/statistics/answers-by-day.ts';
import { missedSounds, type MissedSound } from '#domain/sound-coach/missed-sounds.ts';
import { frequentErrors, type FrequentError } from '#domain/statistics/frequent-errors.ts';
import { practiceTime, type PracticeTime } from '#domain/statistics/activity.ts';
import type { CountedAnswer } from '#domain/statistics/performance.ts';
import { heardReadings } from './heard-readings.ts';
import { newestAnswers } from './newest-answers.ts';

/** Practised questions out of all of the exam that are on this device. */
export interface SectionCount {
  readonly section: Section;
  readonly practised: number;
  readonly total: number;
}

/** The spec's statistics response, from the device's own rows. */
export async function countPractised(
  { db }: ReadContext,
  { pteType }: { pteType: PteType },
): Promise<SectionCount[]> {
  const counts = new Map<Section, { practised: number; total: number }>();
  // In bulk: a step from row to row costs more than the row.
  for (const { taskType, exams, practised } of await db.practices.toArray()) {
    if (!exams.includes(pteType) || !Object.hasOwn(taskAddresses, taskType)) continue;
    const { section } = taskAddresses[taskType];
    const count = counts.get(section) ?? { practised: 0, total: 0 };
    counts.set(section, { practised: count.practised + practised, total: count.total + 1 });
  }
  return sections.map((section) => ({ section, ...(counts.get(section) ?? { practised: 0, total: 0 }) }));
}

/** The newest answers, which minutes, scores and errors are taken from. */
export const answersLookedAt = 1_000;
const errorsShown = 8;

/** A sound that is often not clear, and the readings in which it was not, each once. */
export interface UnclearSound {
  readonly sound: MissedSound;
  readonly stops: readonly SessionStop[];
}

export interface RecentPractice {
  readonly answers: readonly CountedAnswer[];
  readonly errors: readonly FrequentError[];
  readonly sounds: readonly UnclearSound[];
  /** Of both exams. */
  readonly time: PracticeTime;
  /** Recordings by day in which nothing could be scored: they are counted nowhere. Of both exams. */
  readonly refused: ReadonlyMap<Day, number>;
}

/** What the newest answers say. A refused recording (silence, noise, another text) is none of them. */
export async function findRecentPractice(
  context: ReadContext,
  { pteType }: { pteType: PteType },
): Promise<RecentPractice> {
  const aheadMs = await clockAheadMs(context.db);
  const all = await newestAnswers(context, { most: answersLookedAt });
  const newest = all.filter(({ score }) => !isRefused(score));
  const dayOfRow = (row: AnswerRow) => dayOf(onThisClock(row, aheadMs));
  const rows = newest.filter((row) => row.pteType === pteType && Object.hasOwn(taskAddresses, row.taskType));
  const scored = rows.flatMap(({ taskType, practiceId, score }) =>
    score === null ? [] : [{ taskType, practiceId, score }],
  );
  return {
    answers: rows.map((row) => {
      const { taskType, duration, score } = row;
      const range = score === null ? null : pointsRange(score);
      const share =
        range === null || range.max <= 0
          ? null
          : { low: range.low / range.max, high: range.high / range.max };
      return { taskType, day: dayOfRow(row), seconds: duration, share };
    }),
    time: practiceTime(
      newest.map((row) => ({ day: dayOfRow(row), seconds: row.duration })),
      !(await isAnyBefore(context, all.at(-1))),
    ),
    refused: tallyDays(all.filter(({ score }) => isRefused(score)).map(dayOfRow)),
    ...(await onThisDevice(context, {
      errors: frequentErrors(scored, errorsShown),
      sounds: unclearSounds(rows),
    })),
  };
}

/** Whether there are answers from before one; without one there are none. */
async function isAnyBefore({ db, userId }: ReadContext, row: AnswerRow | undefined): Promise<boolean> {
  if (row === undefined) return false;
  const older = db.answers
    .where('[userId+answeredAt]')
    .between([userId, -Infinity], [userId, row.answeredAt], true, false);
  return (await older.limit(1).count()) > 0;
}

function unclearSounds(rows: readonly AnswerRow[]): UnclearSound[] {
  const readings = heardReadings(rows);
  const advice = missedSounds(readings.map(({ words }) => words));
  if (advice.kind === 'too-few') return [];
  return advice.sounds.map((sound) => {
    const stops = new Map(
      sound.unclearIn.flatMap((at) => {
        const reading = readings[at];
        if (!reading) return [];
        const { practiceId, taskType } = reading;
        return [[practiceId, { practiceId, taskType }] as const];
      }),
    );
    return { sound, stops: [...stops.values()] };
  });
}

/** Only questions that are still here can be practised. */
async function onThisDevice(
  { db }: ReadContext,
  { errors, sounds }: Pick<RecentPractice, 'errors' | 'sounds'>,
): Promise<Pick<RecentPractice, 'errors' | 'sounds'>> {
  const named = sounds.flatMap(({ stops }) => stops.map(({ practiceId }) => practiceId));
  const ids = [...new Set([...errors.flatMap(({ practiceIds }) => practiceIds), ...named])];
  const here = new Set((await db.practices.bulkGet(ids)).flatMap((row) => row?.id ?? []));
  return {
    errors: errors.map((error) => ({
      ...error,
      practiceIds: error.practiceIds.filter((id) => here.has(id)),
    })),
    sounds: sounds.map(({ sound, stops }) => ({
      sound,
      stops: stops.filter(({ practiceId }) => here.has(practiceId)),
    })),
  };
}
