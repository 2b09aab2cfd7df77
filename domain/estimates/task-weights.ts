import { skills, type PteType, type Skill } from '#contract/exam.ts';
import { taskTypes, type TaskType } from '#contract/task-type.ts';

/** How much a task counts for a skill, as a share of 100: the least and the most that we take for possible. */
export type Weight = readonly [low: number, high: number];
export type SkillWeights = Partial<Readonly<Record<TaskType, Weight>>>;

export interface TaskWeights {
  /** Where the figures come from. The testing company publishes none. */
  readonly source: string;
  readonly skills: Readonly<Record<Skill, SkillWeights>>;
}

/** A figure that one source gives, and how far off it may be. */
const about = (weight: number, spread: number): Weight => [weight * (1 - spread), weight * (1 + spread)];

function around(spread: number, weights: Partial<Record<TaskType, number>>): SkillWeights {
  return Object.fromEntries(
    taskTypes.flatMap((task) => {
      const weight = weights[task];
      return weight === undefined ? [] : [[task, about(weight, spread)]];
    }),
  );
}

/** Both vendors' figures for Speaking; one vendor's for the rest, a quarter more or less. */
const academic: TaskWeights = {
  source:
    'Two vendors of preparation courses, since 7 August 2025; they differ, and neither is official. Each figure is a range.',
  skills: {
    speaking: { DI: [31, 34], RS: [16, 20], RA: [9, 14], SGD: [13, 19], RL: [11, 13], RTS: [8, 13] },
    writing: around(0.25, { SWT: 25.5, WE: 25.5, WFD: 25.5, SST: 23.5 }),
    reading: around(0.25, { FIB_RW: 28, SWT: 19, FIB_R: 18, HIW: 16, RO: 8, MCM_R: 6, HCS: 3, MCS_R: 2 }),
    listening: around(0.25, {
      RS: 19,
      SGD: 15,
      WFD: 14,
      HIW: 11,
      RL: 10,
      SST: 10,
      FIB_L: 9,
      ASQ: 5,
      MCM_L: 4,
      HCS: 1,
      MCS_L: 1,
      SMW: 1,
    }),
  },
};

const core: TaskWeights = {
  source:
    'No table is known for PTE Core. For tasks that both exams have these are the figures of Academic, for the rest our own guess; each may be off by 40 %.',
  skills: {
    speaking: around(0.4, { DI: 34, RS: 20, RA: 16, RTS: 14, ASQ: 4 }),
    writing: around(0.4, { WEM: 26, SWT: 22, WFD: 22, SST: 20, FIB_RW: 7, FIB_L: 3 }),
    reading: around(0.4, { FIB_RW: 28, SWT: 19, FIB_R: 18, HIW: 14, RA: 8, RO: 8, MCM_R: 6, MCS_R: 2 }),
    listening: around(0.4, {
      RS: 22,
      WFD: 17,
      HIW: 13,
      SST: 13,
      FIB_L: 11,
      ASQ: 6,
      MCM_L: 5,
      MCS_L: 2,
      SMW: 2,
    }),
  },
};

const weights: Readonly<Record<PteType, TaskWeights>> = { ACADEMIC: academic, CORE: core };

/** Task weights of an exam. For estimates and plans only: nothing official is known. */
export const taskWeights = (pteType: PteType): TaskWeights => weights[pteType];

export const middleOf = ([low, high]: Weight): number => (low + high) / 2;

/** Share of a skill, 0 to 1, that a task counts for in the middle of its range. */
export function shareOf(pteType: PteType, skill: Skill, taskType: TaskType): number {
  const all = weights[pteType].skills[skill];
  const own = all[taskType];
  if (own === undefined) return 0;
  const sum = Object.values(all).reduce((total, weight) => total + middleOf(weight), 0);
  return middleOf(own) / sum;
}

/** Skills in which a task counts. */
export const skillsOf = (pteType: PteType, taskType: TaskType): Skill[] =>
  skills.filter((skill) => shareOf(pteType, skill, taskType) > 0);
