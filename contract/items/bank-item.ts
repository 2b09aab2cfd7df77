import { z } from 'zod';
import type { TaskType } from '#contract/task-type.ts';
import { AnswerShortQuestionItem } from './speaking/answer-short-question.ts';
import { DragBlanksItem } from './reading/fill-in-the-blanks.ts';
import { DropdownBlanksItem } from './reading/rw-fill-in-the-blanks.ts';
import { HighlightCorrectSummaryItem } from './listening/highlight-correct-summary.ts';
import { HighlightIncorrectWordsItem } from './listening/highlight-incorrect-words.ts';
import { ListeningChoiceMultipleItem } from './listening/multiple-choice-multiple.ts';
import { ListeningChoiceSingleItem } from './listening/multiple-choice-single.ts';
import { ReOrderParagraphsItem } from './reading/re-order-paragraphs.ts';
import { DescribeImageItem } from './speaking/describe-image.ts';
import { ReTellLectureItem } from './speaking/re-tell-lecture.ts';
import { ReadAloudItem } from './speaking/read-aloud.ts';
import { ReadingChoiceMultipleItem } from './reading/multiple-choice-multiple.ts';
import { ReadingChoiceSingleItem } from './reading/multiple-choice-single.ts';
import { RepeatSentenceItem } from './speaking/repeat-sentence.ts';
import { RespondToSituationItem } from './speaking/respond-to-situation.ts';
import { SelectMissingWordItem } from './listening/select-missing-word.ts';
import { SummarizeGroupDiscussionItem } from './speaking/summarize-group-discussion.ts';
import { SummarizeSpokenTextItem } from './listening/summarize-spoken-text.ts';
import { SummarizeWrittenTextItem } from './writing/summarize-written-text.ts';
import { TypedBlanksItem } from './listening/fill-in-the-blanks.ts';
import { WriteEmailItem } from './writing/write-email.ts';
import { WriteEssayItem } from './writing/write-essay.ts';
import { WriteFromDictationItem } from './listening/write-from-dictation.ts';

/** The item of each task type that the bank has, in exam order. A further one leads from here by compile errors (CONTRIBUTING.md). */
const itemSchemas = {
  RA: ReadAloudItem,
  RS: RepeatSentenceItem,
  DI: DescribeImageItem,
  RL: ReTellLectureItem,
  ASQ: AnswerShortQuestionItem,
  SGD: SummarizeGroupDiscussionItem,
  RTS: RespondToSituationItem,
  SWT: SummarizeWrittenTextItem,
  WE: WriteEssayItem,
  WEM: WriteEmailItem,
  FIB_RW: DropdownBlanksItem,
  MCM_R: ReadingChoiceMultipleItem,
  RO: ReOrderParagraphsItem,
  FIB_R: DragBlanksItem,
  MCS_R: ReadingChoiceSingleItem,
  SST: SummarizeSpokenTextItem,
  MCM_L: ListeningChoiceMultipleItem,
  FIB_L: TypedBlanksItem,
  HCS: HighlightCorrectSummaryItem,
  MCS_L: ListeningChoiceSingleItem,
  SMW: SelectMissingWordItem,
  HIW: HighlightIncorrectWordsItem,
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
