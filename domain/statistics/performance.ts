import { sections, type Section } from '#contract/exam.ts';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import { middleOf } from '#domain/estimates/points-range.ts';
import { addDays, type Day } from '#domain/goals/exam-day.ts';
import { mondayOf, monthBefore } from './activity.ts';

/** An answer as the statistics see it. */
export interface CountedAnswer {
  readonly taskType: TaskType;
  /** On the learner's own calendar. */
  readonly day: Day;
  readonly seconds: number;
  /** Points as a share of the most, 0 to 1, as surely as they are known; `null` while not scored. */
  readonly share: ShareRange | null;
}

export interface ShareRange {
  readonly low: number;
  readonly high: number;
}

/** How far statistics look back. */
export const spans = ['12-weeks', 'year'] as const;
export type Span = (typeof spans)[number];

/** Mean share of points by section, in whole percent; `null` where nothing was scored. */
export interface PerformancePeriod extends Readonly<Record<Section, number | null>> {
  /** The day with which it begins: a Monday, or the first of a month. */
  readonly from: Day;
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number | null): number | null => (share === null ? null : Math.round(100 * share));
const sharesOf = (answers: readonly CountedAnswer[]): number[] =>
  answers.flatMap(({ share }) => (share === null ? [] : [middleOf(share)]));
const inSection = (answers: readonly CountedAnswer[], section: Section) =>
  answers.filter(({ taskType }) => taskAddresses[taskType].section === section);

const periods = 12;

/** The last twelve weeks, or months of a year, the oldest first; the one that runs is the last of them. */
export function performanceOf(
  answers: readonly CountedAnswer[],
  today: Day,
  span: Span,
): PerformancePeriod[] {
  const byPeriod = Map.groupBy(answers, ({ day }) => periodBefore(day, span, 0));
  return Array.from({ length: periods }, (_, at) => {
    const from = periodBefore(today, span, periods - 1 - at);
    const own = byPeriod.get(from) ?? [];
    const values = sections.map((section) => [section, percent(mean(sharesOf(inSection(own, section))))]);
    return { from, ...(Object.fromEntries(values) as Record<Section, number | null>) };
  });
}

/** The first day of the week or the month that lies so many before that of a day. */
function periodBefore(today: Day, span: Span, periodsAgo: number): Day {
  if (span === '12-weeks') return addDays(mondayOf(today), -7 * periodsAgo);
  return `${monthBefore(today, periodsAgo)}-01`;
}

/** Answers of a span: from the first day of its first period to today. */
export function answersWithin(answers: readonly CountedAnswer[], today: Day, span: Span): CountedAnswer[] {
  const from = periodBefore(today, span, periods - 1);
  return answers.filter(({ day }) => day >= from && day <= today);
}

/** How much of what was done was of each section. */
export interface SectionActivity {
  readonly section: Section;
  readonly answers: number;
  /** Time spent on them. */
  readonly seconds: number;
}

const secondsOf = (answers: readonly CountedAnswer[]): number =>
  answers.reduce((sum, { seconds }) => sum + seconds, 0);

export function activityBySection(answers: readonly CountedAnswer[]): SectionActivity[] {
  return sections.map((section) => {
    const own = inSection(answers, section);
    return { section, answers: own.length, seconds: secondsOf(own) };
  });
}

/** Percent of the points. */
export interface PercentRange {
  readonly low: number;
  readonly high: number;
}

/** How a task goes: typical is the median of the scored answers. Judged answers have ranges, and so have these. */
export interface TaskRecord {
  readonly taskType: TaskType;
  readonly answers: number;
  /** Time spent on them. */
  readonly seconds: number;
  readonly typical: PercentRange | null;
  readonly best: PercentRange | null;
}

function median(values: readonly number[]): number | null {
  const middle = values.length / 2;
  const sorted = values.toSorted((a, b) => a - b);
  return mean(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}

function asPercent(low: number | null, high: number | null): PercentRange | null {
  return low === null || high === null ? null : { low: Math.round(100 * low), high: Math.round(100 * high) };
}

/** One line for each task that was practised, the one practised most first. */
export function recordsByTask(answers: readonly CountedAnswer[]): TaskRecord[] {
  return [...Map.groupBy(answers, ({ taskType }) => taskType)]
    .map(([taskType, own]) => {
      const scored = own.flatMap(({ share }) => share ?? []);
      const best = scored.toSorted((a, b) => middleOf(a) - middleOf(b)).at(-1);
      return {
        taskType,
        answers: own.length,
        seconds: secondsOf(own),
        typical: asPercent(median(scored.map(({ low }) => low)), median(scored.map(({ high }) => high))),
        best: asPercent(best?.low ?? null, best?.high ?? null),
      };
    })
    .toSorted((a, b) => b.answers - a.answers);
}
