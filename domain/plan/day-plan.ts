import type { TargetDto } from '#contract/entities/progress.ts';
import { skills, type PteType, type Skill } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { Estimates } from '#domain/estimates/estimates.ts';
import { shareOf, skillsOf } from '#domain/estimates/task-weights.ts';
import { rubricFor, taskRules } from '#domain/rubric/rubrics.ts';
import { secondsOf } from './study-plan.ts';

export interface DayPlanInput {
  readonly pteType: PteType;
  readonly studySeconds: number;
  /** Tasks that have questions here. */
  readonly tasks: ReadonlySet<TaskType>;
  readonly target: TargetDto | null;
  /** From the answers before today, so that the plan stands still while it is followed. */
  readonly estimates: Estimates;
}

/** A task of a day with the reasons why it is there. */
export interface PlannedTask {
  readonly taskType: TaskType;
  readonly items: number;
  readonly minutes: number;
  readonly why: {
    /** How much the task counts for a skill, 0 to 1, the skill of which it is the largest part first. */
    readonly shares: readonly { readonly skill: Skill; readonly share: number }[];
    /** Points of the exam's scale that are missing to the target in its skills; `null` while that is not known. */
    readonly gap: number | null;
    /** Share of the task's points that the learner gets so far; `null` while that is not known. */
    readonly level: number | null;
  };
}

/** An item takes its time in the test, and as long again to read what came of it. */
const timesOfItem = 2;
/** The next item of the same task brings so much of what the one before it brought. */
const nextWorth = 0.75;
/** Without an estimate a skill is taken to be this far from its target. */
const unknownGap = 15;
/** A skill that is at its target is kept there. */
const leastGap = 3;

/**
 * The tasks of a day: the item that brings most points a minute is taken first, again and again, until the time is used. What an item can bring
 * grows with the gap to the target, with what its task counts for, and with the points that are still missed in it.
 */
export function planTheDay(input: DayPlanInput): PlannedTask[] {
  const { pteType, studySeconds, tasks } = input;
  const open = taskRules(rubricFor(pteType))
    .filter(({ taskType }) => tasks.has(taskType))
    .map((rule) => {
      const seconds = timesOfItem * secondsOf(rule);
      return { taskType: rule.taskType, seconds, worth: worthOf(input, rule.taskType) / seconds, items: 0 };
    });
  let left = studySeconds;
  for (;;) {
    const next = open
      .filter(({ seconds, worth }) => seconds <= left && worth > 0)
      .toSorted((a, b) => b.worth * nextWorth ** b.items - a.worth * nextWorth ** a.items)[0];
    if (next === undefined) break;
    next.items += 1;
    left -= next.seconds;
  }
  return open
    .filter(({ items }) => items > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ taskType, seconds, items }) => ({
      taskType,
      items,
      minutes: Math.max(1, Math.round((items * seconds) / 60)),
      why: whyOf(input, taskType),
    }));
}

function gapOf({ target, estimates }: DayPlanInput, skill: Skill): number | null {
  const known = estimates.skills[skill];
  return target === null || known.kind === 'too-few' ? null : Math.max(0, target[skill] - known.middle);
}

function levelOf({ estimates }: DayPlanInput, taskType: TaskType): number | null {
  const known = estimates.tasks.get(taskType);
  return known?.kind === 'range' ? (known.middle - 10) / 80 : null;
}

function worthOf(input: DayPlanInput, taskType: TaskType): number {
  const missed = 1 - (levelOf(input, taskType) ?? 0.5);
  return skills.reduce((sum, skill) => {
    const gap = Math.max(leastGap, gapOf(input, skill) ?? unknownGap);
    return sum + gap * shareOf(input.pteType, skill, taskType) * missed;
  }, 0);
}

function whyOf(input: DayPlanInput, taskType: TaskType): PlannedTask['why'] {
  const shares = skillsOf(input.pteType, taskType)
    .map((skill) => ({ skill, share: shareOf(input.pteType, skill, taskType) }))
    .toSorted((a, b) => b.share - a.share);
  const gaps = shares.flatMap(({ skill }) => gapOf(input, skill) ?? []);
  return { shares, gap: gaps.length === 0 ? null : Math.max(...gaps), level: levelOf(input, taskType) };
}
