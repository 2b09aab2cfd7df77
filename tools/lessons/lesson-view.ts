import type { LessonScript } from '#content/lessons/lesson-script.ts';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { PteType } from '#contract/exam.ts';
import type { ItemImage } from '#contract/images/item-image.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { taskAddresses, type TaskAddress, type TaskType } from '#contract/task-type.ts';
import { examNames } from '#domain/rubric/exam-names.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { scoreAnswer } from '#domain/tasks/score-answer.ts';

/** A task as one exam has it. */
export interface ExamTask {
  readonly pteType: PteType;
  /** What learners call the exam. */
  readonly exam: string;
  readonly name: string;
  readonly rule: TaskRule;
}

interface Points {
  readonly points: number;
  readonly max: number;
}

/** What the slides of a lesson are drawn from. */
export interface LessonView {
  /** With its facts. */
  readonly script: LessonScript;
  readonly item: BankItem;
  /** One for each exam that has the task. */
  readonly tasks: readonly ExamTask[];
  /** How loud the recording of the item is along its way, 0 to 1. */
  levelsOf(voice: string): readonly number[];
}

/** The exams that have a task. */
export function examTasks(taskType: TaskType): ExamTask[] {
  const { exams }: TaskAddress = taskAddresses[taskType];
  return exams.flatMap((pteType) => {
    const rule = taskRule(rubricFor(pteType), taskType);
    return rule ? { pteType, exam: examNames[pteType], name: taskName(pteType, taskType), rule } : [];
  });
}

/** The picture of an item; `undefined` where it has none. */
export const imageOf = (item: BankItem): ItemImage | undefined => ('image' in item ? item.image : undefined);

/** Points of an answer in an exam. Throws when it is none to this item, or when not all of it can be counted. */
function pointsIn(item: BankItem, value: AnswerValue, pteType: PteType): Points {
  const outcome = scoreAnswer({ item, value, pteType });
  if (outcome.kind === 'mismatch')
    throw new Error(`The answer does not fit item ${item.id}: ${outcome.reason}`);
  const { points, max } = outcome.score;
  if (points === null) throw new Error(`An answer to item ${item.id} cannot be scored by the rubric alone.`);
  return { points, max };
}

/** Points of an answer. Throws when the exams differ. */
export function pointsOf(item: BankItem, value: AnswerValue): Points {
  const all = examTasks(item.taskType).map(({ pteType }) => pointsIn(item, value, pteType));
  const [first] = all;
  if (first === undefined || all.some(({ points, max }) => points !== first.points || max !== first.max))
    throw new Error(`The exams give an answer to item ${item.id} different points.`);
  return first;
}
