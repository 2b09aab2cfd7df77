import type { BankItem, BankTaskType } from '#contract/items/bank-item.ts';
import type { EngineQuestion } from './engine-question.ts';
import { writeFromDictation } from './listening/write-from-dictation/rules.ts';
import { readingChoiceSingle } from './reading/multiple-choice-single/rules.ts';
import { reOrderParagraphs } from './reading/re-order-paragraphs/rules.ts';
import { describeImage } from './speaking/describe-image/rules.ts';
import { reTellLecture } from './speaking/re-tell-lecture/rules.ts';
import { readAloud } from './speaking/read-aloud/rules.ts';
import { repeatSentence } from './speaking/repeat-sentence/rules.ts';
import type { ItemTexts, TaskRules } from './task-rules.ts';
import { writeEssay } from './writing/write-essay/rules.ts';

type Rules = { readonly [T in BankTaskType]: TaskRules<T> };

/** A task type that gets a bank item gets its rules here, or this does not compile. */
const rules: Rules = {
  RA: readAloud,
  RS: repeatSentence,
  DI: describeImage,
  RL: reTellLecture,
  WE: writeEssay,
  RO: reOrderParagraphs,
  MCS_R: readingChoiceSingle,
  WFD: writeFromDictation,
};

/** The rules of a task type, with the types of that task. */
export function rulesOf<T extends BankTaskType>(taskType: T): Rules[T] {
  return rules[taskType];
}

/** The rules for any item: TypeScript does not see that an item and the rules of its own task type fit. */
type AnyRules = {
  readonly texts: (item: BankItem) => ItemTexts;
  readonly question?: (item: BankItem) => EngineQuestion;
};
const anyRulesOf = (item: BankItem): AnyRules => rules[item.taskType] as unknown as AnyRules;

export function textsOf(item: BankItem): ItemTexts {
  return anyRulesOf(item).texts(item);
}

/** What the engine of the task needs to know; `null` where no engine scores it. */
export function questionOf(item: BankItem): EngineQuestion | null {
  return anyRulesOf(item).question?.(item) ?? null;
}
