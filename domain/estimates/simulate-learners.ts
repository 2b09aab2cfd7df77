import { skills, type PteType, type Skill } from '#contract/exam.ts';
import { taskTypes, type TaskType } from '#contract/task-type.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { taskMax } from '#domain/rubric/task-max.ts';
import { assessmentOf } from '#domain/tasks/assessment-of.ts';
import type { Comparison } from './calibrate.ts';
import { estimate, levelsOf } from './estimates.ts';
import { guessSkill } from './skill-estimate.ts';
import { taskWeights, type Weight } from './task-weights.ts';

/** Randomness in [0, 1) that can be repeated. */
export interface Dice {
  readonly next: () => number;
}

export interface Trial {
  readonly pteType: PteType;
  /** Answers of the learner over all tasks. */
  readonly answers: number;
  /** So many real results were entered, of days between which the same number of answers was given. */
  readonly results: number;
}

/** What came out for one simulated learner: whether the truth lay in the range, by score that was given. */
export interface TrialOutcome {
  readonly held: readonly boolean[];
  readonly widths: readonly number[];
  /** Of the five scores, how many had a range. */
  readonly given: number;
}

/** Half of the range of a judged answer, as a share of its points. */
const judgedHalf = 0.13;

/** One learner of known ability practises, and is estimated. True weights and the true scale are drawn anew each time. */
export function runTrial({ pteType, answers: count, results: tests }: Trial, dice: Dice): TrialOutcome {
  const normal = () => Math.sqrt(-2 * Math.log(1 - dice.next())) * Math.cos(2 * Math.PI * dice.next());
  const rubric = rubricFor(pteType);
  const tasks = taskTypes.flatMap((task) => taskRule(rubric, task) ?? []);
  const base = 0.25 + 0.65 * dice.next();
  const growth = 0.06 * dice.next();
  const bySkill = Object.fromEntries(skills.map((skill) => [skill, 0.08 * normal()])) as Record<
    Skill,
    number
  >;
  const ability = new Map(
    tasks.map(({ taskType, skills: credited }) => {
      const own = credited.reduce((sum, skill) => sum + bySkill[skill], 0) / credited.length;
      return [taskType, share(base + own + 0.1 * normal())];
    }),
  );
  const scorerBias = new Map(
    tasks.map(({ taskType }) => [taskType, (judgedHalf / 1.645) * Math.SQRT1_2 * normal()]),
  );

  const given = new Map<TaskType, { low: number; high: number; max: number }[]>();
  const slots = tasks.flatMap((rule) => Array.from({ length: rule.itemsPerTest[1] }, () => rule));
  const ofTests = Array.from({ length: tests }, (_, at) => ({
    at: Math.floor((count * (at + 1)) / (tests + 1)),
    levels: levelsOf(given),
  }));
  for (let at = 0; at < count; at += 1) {
    for (const test of ofTests) if (at === test.at) test.levels = levelsOf(given);
    const rule = slots[Math.floor(dice.next() * slots.length)];
    if (rule === undefined) continue;
    const max = taskMax(rule, { words: 10, gaps: 4, pairs: 4, 'correct-options': 2, 'wrong-words': 5 });
    const level = share((ability.get(rule.taskType) ?? 0) - growth * (1 - at / count));
    const list = given.get(rule.taskType) ?? [];
    given.set(rule.taskType, list);
    list.unshift(
      answerOf({ task: rule.taskType, level, max, bias: scorerBias.get(rule.taskType) ?? 0 }, dice, normal),
    );
  }

  const truth = Object.fromEntries(
    skills.map((skill) => [skill, trueScore(pteType, skill, { ability, dice }) + 4 * normal()]),
  ) as Record<Skill, number>;
  const results = Object.fromEntries(
    skills.map((skill): [Skill, Comparison[]] => {
      const compared = ofTests.flatMap(({ at, levels }): Comparison[] => {
        const guess = guessSkill(pteType, skill, levels);
        const official = onScale(truth[skill] - 80 * growth * (1 - at / count) + 3 * normal());
        return guess === null ? [] : [{ official, guess }];
      });
      return [skill, compared];
    }),
  ) as Record<Skill, Comparison[]>;
  const found = estimate(pteType, given, results);
  const overall = skills.reduce((sum, skill) => sum + truth[skill], 0) / 4 + 2 * normal();
  const pairs = [
    ...skills.map((skill) => ({ said: found.skills[skill], is: truth[skill] })),
    { said: found.overall, is: overall },
  ];
  const ranges = pairs.flatMap(({ said, is }) =>
    said.kind === 'range' ? [{ ...said.range, is: onScale(is) }] : [],
  );
  return {
    held: ranges.map(({ low, high, is }) => is >= low && is <= high),
    widths: ranges.map(({ low, high }) => high - low),
    given: ranges.length,
  };
}

const onScale = (score: number) => Math.round(Math.min(90, Math.max(10, score)));
const share = (value: number) => Math.min(1, Math.max(0, value));

interface Item {
  readonly task: TaskType;
  readonly level: number;
  readonly max: number;
  readonly bias: number;
}

function answerOf({ task, level, max, bias }: Item, dice: Dice, normal: () => number) {
  if (max === 1) {
    const points = dice.next() < level ? 1 : 0;
    return { low: points, high: points, max };
  }
  // An item is harder or easier than the usual one of its task.
  const onItem = share(level + 0.17 * normal());
  if (assessmentOf(task) === 'none') {
    const points = share(Math.round(onItem * max) / max);
    return { low: points, high: points, max };
  }
  const seen = share(onItem + bias + (judgedHalf / 1.645) * Math.SQRT1_2 * normal());
  return { low: share(seen - judgedHalf), high: share(seen + judgedHalf), max };
}

function trueScore(
  pteType: PteType,
  skill: Skill,
  { ability, dice }: { ability: ReadonlyMap<TaskType, number>; dice: Dice },
): number {
  const drawn = Object.entries(taskWeights(pteType).skills[skill]).map(
    ([task, [low, high]]: [string, Weight]) => ({
      value: ability.get(task as TaskType) ?? 0,
      weight: low + dice.next() * (high - low),
    }),
  );
  const total = drawn.reduce((sum, { weight }) => sum + weight, 0);
  return 10 + 80 * drawn.reduce((sum, { weight, value }) => sum + (weight / total) * value, 0);
}
