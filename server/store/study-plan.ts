import { dailyPractices, type LevelUpdate, type StudyPlan } from '#contract/entities/progress.ts';
import type { PteType, Section } from '#contract/exam.ts';
import { taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import { planDay } from '#domain/plan/study-plan.ts';
import { rubricFor } from '#domain/rubric/rubrics.ts';
import type { BankIndex } from './bank-index.ts';

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
  return (dailyPractices.indexOf(level.dailyPractice) + 1) * 3_600;
}

/**
 * The plan for a day, from what the learner told the wizard. It has the tasks that the learner's exam has and that
 * the bank has practices for; the others are `null`. Without a level there is no plan, and its `id` is 0.
 */
export function makeStudyPlan(
  bank: BankIndex,
  pteType: PteType,
  level: { readonly value: LevelUpdate; readonly version: number } | undefined,
): StudyPlan {
  const tasks = new Set(taskTypes.filter((taskType) => bank.ofTask(taskType).length > 0));
  const day =
    level === undefined
      ? new Map<TaskType, number>()
      : planDay(rubricFor(pteType), { studySeconds: studySecondsOf(level.value), tasks });
  const counts = Object.fromEntries(
    taskTypes.map((taskType) => [planFields[taskType], day.get(taskType) ?? null]),
  ) as Record<PlanField, number | null>;
  const ofSection = (section: Section) => {
    const planned = [...day].filter(([taskType]) => taskAddresses[taskType].section === section);
    return planned.length === 0 ? null : planned.reduce((sum, [, items]) => sum + items, 0);
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
