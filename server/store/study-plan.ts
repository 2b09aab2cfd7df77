import type { LevelUpdate, StudyPlan } from '#contract/entities/progress.ts';
import type { Section } from '#contract/exam.ts';
import { taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import type { Day } from '#domain/goals/exam-day.ts';
import { planTheDay } from '#domain/plan/day-plan.ts';
import { studyHours } from '#domain/plan/study-hours.ts';
import { hasFeature } from '#domain/premium/premium-features.ts';
import type { Queries } from '#server/db/database.ts';
import type { BankIndex } from './bank-index.ts';
import { readEstimates } from './estimates.ts';
import type { LearnerRow } from './learners.ts';
import { findLevel, findTarget } from './settings.ts';

type PlanField = Exclude<keyof StudyPlan, 'id' | `dailyPractice${string}`>;

const planFields = {
  RA: 'speakingReadAloud',
  RS: 'speakingRepeatSentence',
  DI: 'speakingDescribeImage',
  RL: 'speakingRetellLecture',
  ASQ: 'speakingAnswerShortQuestion',
  SGD: 'speakingSummarizeGroupDiscussion',
  RTS: 'speakingRespondToSituation',
  SWT: 'writingSummarizeWrittenText',
  WE: 'writingWriteEssay',
  WEM: 'writingWriteEmail',
  FIB_RW: 'readingRwFillInTheBlanks',
  MCM_R: 'readingMultipleChoiceMultiple',
  RO: 'readingReorderParagraphs',
  FIB_R: 'readingFillInTheBlanks',
  MCS_R: 'readingMultipleChoiceSingle',
  SST: 'listeningSummarizeSpokenText',
  MCM_L: 'listeningMultipleChoiceMultiple',
  FIB_L: 'listeningFillInTheBlanks',
  HCS: 'listeningHighlightCorrectSummary',
  MCS_L: 'listeningMultipleChoiceSingle',
  SMW: 'listeningSelectMissingWord',
  HIW: 'listeningHighlightIncorrectWords',
  WFD: 'listeningWriteFromDictation',
} as const satisfies Record<TaskType, PlanField>;

/** Spec section 9: LESS_THAN_1 counts as one hour, MORE_THAN_4 as five. */
function studySecondsOf(level: LevelUpdate): number {
  return studyHours(level.dailyPractice) * 3_600;
}

/** A day of somebody's calendar, and the instant at which it begins there. */
export interface PlanDay {
  readonly day: Day;
  readonly start: Date;
}

/** The day that a device names by its beginning; of a device that names none, the day in UTC. */
export function planDay(dayStart: string | undefined, now: Date): PlanDay {
  const day = (dayStart ?? now.toISOString()).slice(0, 10);
  return { day, start: new Date(dayStart ?? day) };
}

/**
 * The plan of a day, by the rule that devices have too (`domain/plan/day-plan.ts`), from what was known before it: the
 * wizard, the target, the answers and official results. It has tasks that the learner's exam has and that the bank has practices
 * for; the others are `null`. Without a level, and for learners without Premium, there is no plan, and its `id` is 0.
 */
export async function readStudyPlan(
  queries: Queries,
  bank: BankIndex,
  learner: LearnerRow,
  { day: today, start }: PlanDay,
): Promise<StudyPlan> {
  const isIncluded = hasFeature(learner.status, 'studyPlan');
  const level = isIncluded ? await findLevel(queries, learner.id) : undefined;
  const planned =
    level === undefined
      ? []
      : planTheDay({
          pteType: learner.pteType,
          studySeconds: studySecondsOf(level.value),
          tasks: new Set(taskTypes.filter((taskType) => bank.ofTask(taskType).length > 0)),
          level: level.value,
          target: (await findTarget(queries, learner.id)) ?? null,
          today,
          estimates: await readEstimates(queries, learner, start),
        });
  const day = new Map(planned.map(({ taskType, items }) => [taskType, items]));
  const counts = Object.fromEntries(
    taskTypes.map((taskType) => [planFields[taskType], day.get(taskType) ?? null]),
  ) as Record<PlanField, number | null>;
  const ofSection = (section: Section) => {
    const own = planned.filter(({ taskType }) => taskAddresses[taskType].section === section);
    return own.length === 0 ? null : own.reduce((sum, { items }) => sum + items, 0);
  };
  return {
    id: level?.version ?? 0,
    dailyPracticeSpeaking: ofSection('speaking'),
    dailyPracticeWriting: ofSection('writing'),
    dailyPracticeListening: ofSection('listening'),
    dailyPracticeReading: ofSection('reading'),
    ...counts,
  };
}
