import { sections, type Section } from '#contract/exam.ts';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import { addDays, type Day } from '#domain/goals/exam-day.ts';
import { mondayOf } from './activity.ts';

/** An answer as the statistics see it. */
export interface CountedAnswer {
  readonly taskType: TaskType;
  /** On the learner's own calendar. */
  readonly day: Day;
  readonly seconds: number;
  /** Points as a share of the most, 0 to 1; `null` while not scored. */
  readonly share: number | null;
}

/** Mean share of points by section, in whole percent; `null` where nothing was scored. */
export interface PerformanceWeek extends Readonly<Record<Section, number | null>> {
  /** The Monday with which it begins. */
  readonly week: Day;
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number | null): number | null => (share === null ? null : Math.round(100 * share));
const sharesOf = (answers: readonly CountedAnswer[]): number[] =>
  answers.flatMap(({ share }) => (share === null ? [] : [share]));
const inSection = (answers: readonly CountedAnswer[], section: Section) =>
  answers.filter(({ taskType }) => taskAddresses[taskType].section === section);

/** The last weeks, the oldest first; this week is the last of them. */
export function performanceByWeek(
  answers: readonly CountedAnswer[],
  today: Day,
  weeks: number,
): PerformanceWeek[] {
  const byWeek = Map.groupBy(answers, ({ day }) => mondayOf(day));
  return Array.from({ length: weeks }, (_, at) => {
    const week = addDays(mondayOf(today), 7 * (at - weeks + 1));
    const own = byWeek.get(week) ?? [];
    const values = sections.map((section) => [section, percent(mean(sharesOf(inSection(own, section))))]);
    return { week, ...(Object.fromEntries(values) as Record<Section, number | null>) };
  });
}

/** How much of what was done was of each section. */
export interface SectionActivity {
  readonly section: Section;
  readonly answers: number;
  readonly minutes: number;
}

export function activityBySection(answers: readonly CountedAnswer[]): SectionActivity[] {
  return sections.map((section) => {
    const own = inSection(answers, section);
    return { section, answers: own.length, minutes: minutesOf(own) };
  });
}

/** How a task goes: typical is the median of the scored answers. Percent of the points. */
export interface TaskRecord {
  readonly taskType: TaskType;
  readonly answers: number;
  readonly minutes: number;
  readonly typical: number | null;
  readonly best: number | null;
}

/** One line for each task that was practised, the one practised most first. */
export function recordsByTask(answers: readonly CountedAnswer[]): TaskRecord[] {
  return [...Map.groupBy(answers, ({ taskType }) => taskType)]
    .map(([taskType, own]) => {
      const shares = sharesOf(own).toSorted((a, b) => a - b);
      const middle = shares.length / 2;
      const median = mean(shares.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
      return {
        taskType,
        answers: own.length,
        minutes: minutesOf(own),
        typical: percent(median),
        best: percent(shares.at(-1) ?? null),
      };
    })
    .toSorted((a, b) => b.answers - a.answers);
}

/** Whole minutes of what took any time at all. */
export function minutesOf(answers: readonly Pick<CountedAnswer, 'seconds'>[]): number {
  const seconds = answers.reduce((sum, answer) => sum + answer.seconds, 0);
  return seconds === 0 ? 0 : Math.max(1, Math.round(seconds / 60));
}
