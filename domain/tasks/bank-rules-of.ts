import type { BankItem, BankTaskType } from '#contract/items/bank-item.ts';
import type { BankRules, ItemSound, SpokenTurn } from './bank-rules.ts';
import { answerShortQuestionBank } from './speaking/answer-short-question/bank.ts';
import { dragBlanksBank } from './reading/fill-in-the-blanks/bank.ts';
import { dropdownBlanksBank } from './reading/rw-fill-in-the-blanks/bank.ts';
import { highlightCorrectSummaryBank } from './listening/highlight-correct-summary/bank.ts';
import { highlightIncorrectWordsBank } from './listening/highlight-incorrect-words/bank.ts';
import { listeningChoiceMultipleBank } from './listening/multiple-choice-multiple/bank.ts';
import { listeningChoiceSingleBank } from './listening/multiple-choice-single/bank.ts';
import { reOrderParagraphsBank } from './reading/re-order-paragraphs/bank.ts';
import { describeImageBank } from './speaking/describe-image/bank.ts';
import { reTellLectureBank } from './speaking/re-tell-lecture/bank.ts';
import { readAloudBank } from './speaking/read-aloud/bank.ts';
import { readingChoiceMultipleBank } from './reading/multiple-choice-multiple/bank.ts';
import { readingChoiceSingleBank } from './reading/multiple-choice-single/bank.ts';
import { repeatSentenceBank } from './speaking/repeat-sentence/bank.ts';
import { respondToSituationBank } from './speaking/respond-to-situation/bank.ts';
import { selectMissingWordBank } from './listening/select-missing-word/bank.ts';
import { summarizeGroupDiscussionBank } from './speaking/summarize-group-discussion/bank.ts';
import { summarizeSpokenTextBank } from './listening/summarize-spoken-text/bank.ts';
import { summarizeWrittenTextBank } from './writing/summarize-written-text/bank.ts';
import { typedBlanksBank } from './listening/fill-in-the-blanks/bank.ts';
import { writeEmailBank } from './writing/write-email/bank.ts';
import { writeEssayBank } from './writing/write-essay/bank.ts';
import { writeFromDictationBank } from './listening/write-from-dictation/bank.ts';

type Rules = { readonly [T in BankTaskType]: BankRules<T> };

/** A task type that gets a bank item gets its rules for authors here, or this does not compile. */
const rules: Rules = {
  RA: readAloudBank,
  RS: repeatSentenceBank,
  DI: describeImageBank,
  RL: reTellLectureBank,
  ASQ: answerShortQuestionBank,
  SGD: summarizeGroupDiscussionBank,
  RTS: respondToSituationBank,
  SWT: summarizeWrittenTextBank,
  WE: writeEssayBank,
  WEM: writeEmailBank,
  FIB_RW: dropdownBlanksBank,
  MCM_R: readingChoiceMultipleBank,
  RO: reOrderParagraphsBank,
  FIB_R: dragBlanksBank,
  MCS_R: readingChoiceSingleBank,
  SST: summarizeSpokenTextBank,
  MCM_L: listeningChoiceMultipleBank,
  FIB_L: typedBlanksBank,
  HCS: highlightCorrectSummaryBank,
  MCS_L: listeningChoiceSingleBank,
  SMW: selectMissingWordBank,
  HIW: highlightIncorrectWordsBank,
  WFD: writeFromDictationBank,
};

/** The rules for any item: TypeScript does not see that an item and the rules of its own task type fit. */
interface AnyBankRules {
  readonly faults: (item: BankItem) => string[];
  readonly sound?: { readonly turns?: (item: BankItem) => readonly SpokenTurn[] };
}
const anyBankRulesOf = (item: BankItem): AnyBankRules => rules[item.taskType] as AnyBankRules;

/** What is wrong with an item, apart from what is asked of all items. */
export function taskFaults(item: BankItem): string[] {
  return anyBankRulesOf(item).faults(item);
}

/** How the items of a task type are spoken; `undefined` where they are not. */
export function soundOf(taskType: BankTaskType): Omit<ItemSound<BankTaskType>, 'turns'> | undefined {
  return rules[taskType].sound;
}

/** Who says what in a conversation; `undefined` where one voice speaks. */
export function turnsOf(item: BankItem): readonly SpokenTurn[] | undefined {
  return anyBankRulesOf(item).sound?.turns?.(item);
}
