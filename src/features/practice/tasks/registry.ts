import type { BankTaskType } from '#contract/items/bank-item.ts';
import { multipleChoiceSingle } from './reading/multiple-choice-single/multiple-choice-single.ts';
import { reOrderParagraphs } from './reading/re-order-paragraphs/re-order-paragraphs.ts';
import { describeImage } from './speaking/describe-image/describe-image.ts';
import { reTellLecture } from './speaking/re-tell-lecture/re-tell-lecture.ts';
import { readAloud } from './speaking/read-aloud/read-aloud.ts';
import { repeatSentence } from './speaking/repeat-sentence/repeat-sentence.ts';
import type { TaskDefinition } from './task-definition.ts';
import { writeEssay } from './writing/write-essay/write-essay.ts';
import { writeFromDictation } from './listening/write-from-dictation/write-from-dictation.ts';

/** Every task type that the bank has items for: one folder each. A missing one does not compile. */
export const taskRegistry = {
  RA: readAloud,
  RS: repeatSentence,
  DI: describeImage,
  RL: reTellLecture,
  WE: writeEssay,
  RO: reOrderParagraphs,
  MCS_R: multipleChoiceSingle,
  WFD: writeFromDictation,
} satisfies { readonly [T in BankTaskType]: TaskDefinition<T> };

type Registry = { readonly [T in BankTaskType]: TaskDefinition<T> };

/** The definition of a task type, with the types of that task. */
export function taskDefinition<T extends BankTaskType>(taskType: T): TaskDefinition<T> {
  const registry: Registry = taskRegistry;
  return registry[taskType];
}
