import { z } from 'zod';
import type { PteType, Section } from './exam.ts';

/** Codes of the 23 scored task types of both exams (spec section 3, `practiceType`). */
export const taskTypes = [
  'RA', 'RS', 'DI', 'RL', 'ASQ', 'SGD', 'RTS',
  'SWT', 'WE', 'WEM',
  'FIB_RW', 'MCM_R', 'RO', 'FIB_R', 'MCS_R',
  'SST', 'MCM_L', 'FIB_L', 'HCS', 'MCS_L', 'SMW', 'HIW', 'WFD',
] as const; // prettier-ignore
export const TaskType = z.enum(taskTypes);
export type TaskType = z.infer<typeof TaskType>;

/** What a learner hands in: one kind per way of answering. */
export const answerKinds = ['record', 'write', 'choose', 'arrange', 'fill', 'highlight', 'type'] as const;
export type AnswerKind = (typeof answerKinds)[number];

export interface TaskAddress {
  readonly section: Section;
  /** camelCase resource name in `/api/{section}/{practice}`. */
  readonly practice: string;
  /** kebab-case name in `/dashboard/{section}/{slug}` (spec section 2, study plan task slugs). */
  readonly slug: string;
  readonly answerKind: AnswerKind;
  /** Exams that have this task (spec section 5, exam type rules). */
  readonly exams: readonly PteType[];
}

const both = ['ACADEMIC', 'CORE'] as const;
const academic = ['ACADEMIC'] as const;
const core = ['CORE'] as const;

/** Where each task type lives in the API and in the app. The order is the exam's. */
export const taskAddresses = {
  RA: { section: 'speaking', practice: 'readAloud', slug: 'read-aloud', answerKind: 'record', exams: both },
  RS: {
    section: 'speaking',
    practice: 'repeatSentence',
    slug: 'repeat-sentence',
    answerKind: 'record',
    exams: both,
  },
  DI: {
    section: 'speaking',
    practice: 'describeImage',
    slug: 'describe-image',
    answerKind: 'record',
    exams: both,
  },
  RL: {
    section: 'speaking',
    practice: 'retellLecture',
    slug: 're-tell-lecture',
    answerKind: 'record',
    exams: academic,
  },
  ASQ: {
    section: 'speaking',
    practice: 'answerShortQuestion',
    slug: 'answer-short-question',
    answerKind: 'record',
    exams: both,
  },
  SGD: {
    section: 'speaking',
    practice: 'summarizeGroupDiscussion',
    slug: 'summarize-group-discussion',
    answerKind: 'record',
    exams: academic,
  },
  RTS: {
    section: 'speaking',
    practice: 'respondToASituation',
    slug: 'respond-to-situation',
    answerKind: 'record',
    exams: both,
  },
  SWT: {
    section: 'writing',
    practice: 'summarizeWrittenText',
    slug: 'summarize-written-text',
    answerKind: 'write',
    exams: both,
  },
  WE: {
    section: 'writing',
    practice: 'writeEssay',
    slug: 'write-essay',
    answerKind: 'write',
    exams: academic,
  },
  WEM: { section: 'writing', practice: 'writeEmail', slug: 'write-email', answerKind: 'write', exams: core },
  FIB_RW: {
    section: 'reading',
    practice: 'rwFillInTheBlanks',
    slug: 'rw-fill-in-the-blanks',
    answerKind: 'fill',
    exams: both,
  },
  MCM_R: {
    section: 'reading',
    practice: 'multipleChoiceMultipleAnswers',
    slug: 'multiple-choice-multiple',
    answerKind: 'choose',
    exams: both,
  },
  RO: {
    section: 'reading',
    practice: 'reorderParagraphs',
    slug: 're-order-paragraphs',
    answerKind: 'arrange',
    exams: both,
  },
  FIB_R: {
    section: 'reading',
    practice: 'fillInTheBlanks',
    slug: 'fill-in-the-blanks',
    answerKind: 'fill',
    exams: both,
  },
  MCS_R: {
    section: 'reading',
    practice: 'multipleChoiceSingleAnswer',
    slug: 'multiple-choice-single',
    answerKind: 'choose',
    exams: both,
  },
  SST: {
    section: 'listening',
    practice: 'summarizeSpokenText',
    slug: 'summarize-spoken-text',
    answerKind: 'write',
    exams: both,
  },
  MCM_L: {
    section: 'listening',
    practice: 'multipleChoiceMultipleAnswers',
    slug: 'multiple-choice-multiple',
    answerKind: 'choose',
    exams: both,
  },
  FIB_L: {
    section: 'listening',
    practice: 'fillInTheBlanks',
    slug: 'fill-in-the-blanks',
    answerKind: 'fill',
    exams: both,
  },
  HCS: {
    section: 'listening',
    practice: 'highlightCorrectSummary',
    slug: 'highlight-correct-summary',
    answerKind: 'choose',
    exams: academic,
  },
  MCS_L: {
    section: 'listening',
    practice: 'multipleChoiceSingleAnswer',
    slug: 'multiple-choice-single',
    answerKind: 'choose',
    exams: both,
  },
  SMW: {
    section: 'listening',
    practice: 'selectMissingWord',
    slug: 'select-missing-word',
    answerKind: 'choose',
    exams: both,
  },
  HIW: {
    section: 'listening',
    practice: 'highlightIncorrectWords',
    slug: 'highlight-incorrect-words',
    answerKind: 'highlight',
    exams: both,
  },
  WFD: {
    section: 'listening',
    practice: 'writeFromDictation',
    slug: 'write-from-dictation',
    answerKind: 'type',
    exams: both,
  },
} as const satisfies Record<TaskType, TaskAddress>;

/** Whether this exam has this task. */
export function isInExam(taskType: TaskType, pteType: PteType): boolean {
  const { exams }: TaskAddress = taskAddresses[taskType];
  return exams.includes(pteType);
}

/** Finds the task type of an API resource; `undefined` for an unknown pair. */
export function findTaskByPractice(section: string, practice: string): TaskType | undefined {
  return taskTypes.find(
    (t) => taskAddresses[t].section === section && taskAddresses[t].practice === practice,
  );
}

/** Finds the task type of an app address `/dashboard/{section}/{slug}`; `undefined` for an unknown pair. */
export function findTaskBySlug(section: string, slug: string): TaskType | undefined {
  return taskTypes.find((t) => taskAddresses[t].section === section && taskAddresses[t].slug === slug);
}
