import type { BankTaskType } from '#contract/items/bank-item.ts';
import { readingChoiceSingle } from './reading/multiple-choice-single/multiple-choice-single.ts';
import { answerShortQuestion } from './speaking/answer-short-question/answer-short-question.ts';
import { reOrderParagraphs } from './reading/re-order-paragraphs/re-order-paragraphs.ts';
import { describeImage } from './speaking/describe-image/describe-image.ts';
import { reTellLecture } from './speaking/re-tell-lecture/re-tell-lecture.ts';
import { readAloud } from './speaking/read-aloud/read-aloud.ts';
import { repeatSentence } from './speaking/repeat-sentence/repeat-sentence.ts';
import { dropdownBlanks } from './reading/rw-fill-in-the-blanks/rw-fill-in-the-blanks.ts';
import { readingChoiceMultiple } from './reading/multiple-choice-multiple/multiple-choice-multiple.ts';
import { dragBlanks } from './reading/fill-in-the-blanks/fill-in-the-blanks.ts';
import { listeningChoiceMultiple } from './listening/multiple-choice-multiple/multiple-choice-multiple.ts';
import { typedBlanks } from './listening/fill-in-the-blanks/fill-in-the-blanks.ts';
import { highlightCorrectSummary } from './listening/highlight-correct-summary/highlight-correct-summary.ts';
import { listeningChoiceSingle } from './listening/multiple-choice-single/multiple-choice-single.ts';
import { selectMissingWord } from './listening/select-missing-word/select-missing-word.ts';
import { highlightIncorrectWords } from './listening/highlight-incorrect-words/highlight-incorrect-words.ts';
import { summarizeSpokenText } from './listening/summarize-spoken-text/summarize-spoken-text.ts';
import { summarizeWrittenText } from './writing/summarize-written-text/summarize-written-text.ts';
import { respondToSituation } from './speaking/respond-to-situation/respond-to-situation.ts';
import { summarizeGroupDiscussion } from './speaking/summarize-group-discussion/summarize-group-discussion.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';
import { writeEmail } from './writing/write-email/write-email.ts';
import { writeEssay } from './writing/write-essay/write-essay.ts';
import { writeFromDictation } from './listening/write-from-dictation/write-from-dictation.ts';

/** Every task type that the bank has items for: one folder each. A missing one does not compile. */
export const taskRegistry = {
  RA: readAloud,
  RS: repeatSentence,
  DI: describeImage,
  RL: reTellLecture,
  SWT: summarizeWrittenText,
  ASQ: answerShortQuestion,
  SGD: summarizeGroupDiscussion,
  RTS: respondToSituation,
  WE: writeEssay,
  WEM: writeEmail,
  RO: reOrderParagraphs,
  MCS_R: readingChoiceSingle,
  FIB_RW: dropdownBlanks,
  MCM_R: readingChoiceMultiple,
  FIB_R: dragBlanks,
  MCM_L: listeningChoiceMultiple,
  FIB_L: typedBlanks,
  HCS: highlightCorrectSummary,
  MCS_L: listeningChoiceSingle,
  SMW: selectMissingWord,
  HIW: highlightIncorrectWords,
  SST: summarizeSpokenText,
  WFD: writeFromDictation,
} satisfies { readonly [T in BankTaskType]: TaskDefinition<T> };

type Registry = { readonly [T in BankTaskType]: TaskDefinition<T> };

/** The definition of a task type, with the types of that task. */
export function taskDefinition<T extends BankTaskType>(taskType: T): TaskDefinition<T> {
  const registry: Registry = taskRegistry;
  return registry[taskType];
}
