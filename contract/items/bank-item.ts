import { z } from 'zod';
import type { TaskType } from '#contract/task-type.ts';
import { WriteFromDictationItem } from './listening/write-from-dictation.ts';
import { ReadingChoiceSingleItem } from './reading/multiple-choice-single.ts';
import { ReOrderParagraphsItem } from './reading/re-order-paragraphs.ts';
import { DescribeImageItem } from './speaking/describe-image.ts';
import { ReTellLectureItem } from './speaking/re-tell-lecture.ts';
import { ReadAloudItem } from './speaking/read-aloud.ts';
import { RepeatSentenceItem } from './speaking/repeat-sentence.ts';
import { WriteEssayItem } from './writing/write-essay.ts';

/** The item of each task type that the bank has, in exam order. A further one leads from here by compile errors (CONTRIBUTING.md). */
const itemSchemas = {
  RA: ReadAloudItem,
  RS: RepeatSentenceItem,
  DI: DescribeImageItem,
  RL: ReTellLectureItem,
  WE: WriteEssayItem,
  RO: ReOrderParagraphsItem,
  MCS_R: ReadingChoiceSingleItem,
  WFD: WriteFromDictationItem,
} satisfies { readonly [T in TaskType]?: z.ZodType<{ taskType: T }> };

type Schemas = typeof itemSchemas;
/** Task types that the bank has items for. */
export type BankTaskType = keyof Schemas;
export type ItemOf<T extends BankTaskType> = z.infer<Schemas[T]>;
/** A bank item by task type. */
export type BankItem = ItemOf<BankTaskType>;

// `Object.values` forgets that each schema has its own `taskType`; `satisfies` above has checked it.
const [first, ...others] = Object.values(itemSchemas);
export const BankItem: z.ZodType<BankItem> = z.discriminatedUnion('taskType', [
  first as Schemas[BankTaskType],
  ...others,
]);

/** In exam order. */
export const bankTaskTypes = Object.keys(itemSchemas) as BankTaskType[];

export function isBankTaskType(task: TaskType): task is BankTaskType {
  return task in itemSchemas;
}
