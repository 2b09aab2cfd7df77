import type { LevelUpdate, TargetDto } from '#contract/entities/progress.ts';
import { skills, type PteType, type Skill } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { daysBetween, type Day } from '#domain/goals/exam-day.ts';
import type { Estimates } from '#domain/estimates/estimates.ts';
import { shareOf, skillsOf } from '#domain/estimates/task-weights.ts';
import { rubricFor, taskRules } from '#domain/rubric/rubrics.ts';
import { secondsOf } from './item-seconds.ts';
import {
  doubtOfTold,
  toldScoreOfTask,
  toldScores,
  weightOfTold,
  type ToldScores,
  type ToldSource,
} from './told-level.ts';

/** What is known of a learner on a day. */
export interface OrderInput {
  readonly pteType: PteType;
  readonly target: TargetDto | null;
  /** What was told in the wizard. */
  readonly level: LevelUpdate | null;
  /** The learner's day. */
  readonly today: Day;
  /** From the answers before today, so that the order stands still while it is followed. */
  readonly estimates: Estimates;
}

/** Never a number without a range. */
export interface Between {
  readonly low: number;
  readonly high: number;
}

/** Why a task is where it is. */
export interface TaskReasons {
  /** How much the task counts for a skill, 0 to 1, the skill of which it is the largest part first. */
  readonly shares: readonly { readonly skill: Skill; readonly share: number }[];
  /** Points of the exam's scale that are missing to the target in its skills, the widest gap; `null` while that is not known. */
  readonly gap: Between | null;
  /** What the learner told, where the gap comes from that for a half or more; `null` where answers say it. */
  readonly told: ToldSource | null;
  /** Share of the task's points that the learner gets so far, by their answers, 0 to 1; `null` while that is not known. */
  readonly level: Between | null;
}

/** A task in the order of the day. */
export interface RankedTask {
  readonly taskType: TaskType;
  /** What one item takes. */
  readonly seconds: number;
  /** Points a second of the first item, on a scale of its own. */
  readonly worth: number;
  /** Each further item of a day brings so much of what the one before it brought, 0 to 1. */
  readonly keeps: number;
  readonly why: TaskReasons;
}

/** An item takes its time in the test, and as long again to read what came of it. */
const timesOfItem = 2;
/** The next item of the same task brings so much of what the one before it brought. */
const nextWorth = 0.75;
/** In the last days every kind of task should come up once more: the next item of the same one brings less. */
const lastDays = 7;
const nextWorthInLastDays = 0.45;
/** Without an estimate a skill is taken to be this far from its target. */
const unknownGap = 15;
/** A skill that is at its target is kept there. */
const leastGap = 3;
/** Without an answer a learner is taken to get this share of a task's points. */
const unknownLevel = 0.5;

/**
 * The tasks of an exam, those first of which an item brings most points a minute. What it can bring grows with the gap to the target, with
 * what its task counts for, and with the points that are still missed in it. Today, its route and the study plan all go by it.
 */
export function rankTasks(input: OrderInput): RankedTask[] {
  const days = daysToExam(input);
  const keeps = days !== null && days <= lastDays ? nextWorthInLastDays : nextWorth;
  const told = toldScores(input.level);
  const gaps = new Map(skills.map((skill) => [skill, gapOf(input, skill, told)]));
  const known: Known = { ...input, told, gaps };
  return taskRules(rubricFor(input.pteType))
    .map((rule) => {
      const { taskType } = rule;
      const seconds = timesOfItem * secondsOf(rule);
      return {
        taskType,
        seconds,
        worth: worthOf(known, taskType) / seconds,
        keeps,
        why: whyOf(known, taskType),
      };
    })
    .toSorted((a, b) => b.worth - a.worth);
}

/** Points a second of the next item of a task, of which so many were done or planned today. */
export function worthOfNext({ worth, keeps }: Pick<RankedTask, 'worth' | 'keeps'>, items: number): number {
  return worth * keeps ** items;
}

/** Days until the exam; `null` when there is none to come. */
export function daysToExam({ target, today }: Pick<OrderInput, 'target' | 'today'>): number | null {
  const days = target === null ? -1 : daysBetween(today, target.examDate);
  return days < 0 ? null : days;
}

interface Known extends Pick<OrderInput, 'pteType' | 'estimates'> {
  readonly told: ToldScores | null;
  /** By skill; `null` while nothing says how far it is. */
  readonly gaps: ReadonlyMap<Skill, Gap | null>;
}

interface Gap {
  readonly points: number;
  readonly between: Between;
  readonly told: ToldSource | null;
}

function gapOf({ target, estimates }: OrderInput, skill: Skill, told: ToldScores | null): Gap | null {
  if (target === null) return null;
  const known = estimates.skills[skill];
  const own = known.kind === 'range' ? known : null;
  if (own === null && told === null) return null;
  const weight = told === null ? 0 : own === null ? 1 : weightOfTold(told, 'skill', own.answers);
  const mix = (ofTold: number, ofOwn: number) => weight * ofTold + (1 - weight) * ofOwn;
  const said = told?.scores[skill] ?? 0;
  const doubt = told === null ? 0 : doubtOfTold[told.source];
  const missing = (score: number) => Math.max(0, Math.round(target[skill] - score));
  return {
    points: Math.max(0, target[skill] - mix(said, own?.middle ?? 0)),
    between: {
      low: missing(mix(said + doubt, own?.range.high ?? 0)),
      high: missing(mix(said - doubt, own?.range.low ?? 0)),
    },
    told: told !== null && weight >= 0.5 ? told.source : null,
  };
}

const shareOfScale = (score: number): number => (score - 10) / 80;

/** By the answers alone. */
function levelOf({ estimates }: Known, taskType: TaskType) {
  const known = estimates.tasks.get(taskType);
  return known?.kind === 'range' ? known : null;
}

/** By the answers, and by what was told while they are few. */
function takenLevelOf(known: Known, taskType: TaskType): number {
  const own = levelOf(known, taskType);
  const told = known.told === null ? null : toldScoreOfTask(known.told, known.pteType, taskType);
  if (known.told === null || told === null) return own === null ? unknownLevel : shareOfScale(own.middle);
  if (own === null) return shareOfScale(told);
  const weight = weightOfTold(known.told, 'task', own.answers);
  return weight * shareOfScale(told) + (1 - weight) * shareOfScale(own.middle);
}

function worthOf(known: Known, taskType: TaskType): number {
  const missed = 1 - takenLevelOf(known, taskType);
  return skills.reduce((sum, skill) => {
    const gap = Math.max(leastGap, known.gaps.get(skill)?.points ?? unknownGap);
    return sum + gap * shareOf(known.pteType, skill, taskType) * missed;
  }, 0);
}

function whyOf(known: Known, taskType: TaskType): TaskReasons {
  const shares = skillsOf(known.pteType, taskType)
    .map((skill) => ({ skill, share: shareOf(known.pteType, skill, taskType) }))
    .toSorted((a, b) => b.share - a.share);
  const gaps = shares.flatMap(({ skill }) => known.gaps.get(skill) ?? []);
  const level = levelOf(known, taskType);
  const [widest] = gaps.toSorted((a, b) => b.points - a.points);
  return {
    shares,
    gap: widest?.between ?? null,
    told: widest?.told ?? null,
    level: level && { low: shareOfScale(level.range.low), high: shareOfScale(level.range.high) },
  };
}
