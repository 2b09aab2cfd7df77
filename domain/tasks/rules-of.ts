import type { BankItem, BankTaskType } from '#contract/items/bank-item.ts';
import type { EngineQuestion } from './engine-question.ts';
import { answerShortQuestion } from './speaking/answer-short-question/rules.ts';
import { dragBlanks } from './reading/fill-in-the-blanks/rules.ts';
import { dropdownBlanks } from './reading/rw-fill-in-the-blanks/rules.ts';
import { highlightCorrectSummary } from './listening/highlight-correct-summary/rules.ts';
import { highlightIncorrectWords } from './listening/highlight-incorrect-words/rules.ts';
import { listeningChoiceMultiple } from './listening/multiple-choice-multiple/rules.ts';
import { listeningChoiceSingle } from './listening/multiple-choice-single/rules.ts';
import { reOrderParagraphs } from './reading/re-order-paragraphs/rules.ts';
import { describeImage } from './speaking/describe-image/rules.ts';
import { reTellLecture } from './speaking/re-tell-lecture/rules.ts';
import { readAloud } from './speaking/read-aloud/rules.ts';
import { readingChoiceMultiple } from './reading/multiple-choice-multiple/rules.ts';
import { readingChoiceSingle } from './reading/multiple-choice-single/rules.ts';
import { repeatSentence } from './speaking/repeat-sentence/rules.ts';
import { respondToSituation } from './speaking/respond-to-situation/rules.ts';
import { selectMissingWord } from './listening/select-missing-word/rules.ts';
import { summarizeGroupDiscussion } from './speaking/summarize-group-discussion/rules.ts';
import { summarizeSpokenText } from './listening/summarize-spoken-text/rules.ts';
import { summarizeWrittenText } from './writing/summarize-written-text/rules.ts';
import { typedBlanks } from './listening/fill-in-the-blanks/rules.ts';
import { writeEmail } from './writing/write-email/rules.ts';
import { writeEssay } from './writing/write-essay/rules.ts';
import { writeFromDictation } from './listening/write-from-dictation/rules.ts';
import type { ItemTexts, TaskRules } from './task-rules.ts';

type Rules = { readonly [T in BankTaskType]: TaskRules<T> };

/** A task type that gets a bank item gets its rules here, or this does not compile. */
const rules: Rules = {
  RA: readAloud,
  RS: repeatSentence,
  DI: describeImage,
  RL: reTellLecture,
  ASQ: answerShortQuestion,
  SGD: summarizeGroupDiscussion,
  RTS: respondToSituation,
  SWT: summarizeWrittenText,
  WE: writeEssay,
  WEM: writeEmail,
  FIB_RW: dropdownBlanks,
  MCM_R: readingChoiceMultiple,
  RO: reOrderParagraphs,
  FIB_R: dragBlanks,
  MCS_R: readingChoiceSingle,
  SST: summarizeSpokenText,
  MCM_L: listeningChoiceMultiple,
  FIB_L: typedBlanks,
  HCS: highlightCorrectSummary,
  MCS_L: listeningChoiceSingle,
  SMW: selectMissingWord,
  HIW: highlightIncorrectWords,
  WFD: writeFromDictation,
};

/** The rules of a task type, with the types of that task. */
export function rulesOf<T extends BankTaskType>(taskType: T): Rules[T] {
  return rules[taskType];
}

/** The rules for any item: TypeScript does not see that an item and the rules of its own task type fit. */
type AnyTaskRules = {
  readonly texts: (item: BankItem) => ItemTexts;
  readonly question?: (item: BankItem) => EngineQuestion;
};
const anyTaskRulesOf = (item: BankItem): AnyTaskRules => rules[item.taskType] as unknown as AnyTaskRules;

export function textsOf(item: BankItem): ItemTexts {
  return anyTaskRulesOf(item).texts(item);
}

/** What the engine of the task needs to know; `null` where no engine scores it. */
export function questionOf(item: BankItem): EngineQuestion | null {
  return anyTaskRulesOf(item).question?.(item) ?? null;
}
