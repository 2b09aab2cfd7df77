import type { AnswerValue } from '#contract/entities/answer.ts';
import type { BankItem, BankTaskType, ItemOf } from '#contract/items/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import type { Rubric } from '#domain/rubric/rubric.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { mismatch, type ScoreOutcome, type TaskScorer } from './task-scorer.ts';
import { scoreReadAloud } from './tasks/read-aloud/score-read-aloud.ts';
import { scoreReadingChoiceSingle } from './tasks/reading-choice-single/score-reading-choice-single.ts';
import { scoreRepeatSentence } from './tasks/repeat-sentence/score-repeat-sentence.ts';
import { scoreRetellLecture } from './tasks/retell-lecture/score-retell-lecture.ts';
import { scoreReorderParagraphs } from './tasks/reorder-paragraphs/score-reorder-paragraphs.ts';
import { scoreWriteEssay } from './tasks/write-essay/score-write-essay.ts';
import { scoreWriteFromDictation } from './tasks/write-from-dictation/score-write-from-dictation.ts';

type Scorers = { readonly [T in BankTaskType]: TaskScorer<T> };

/** A task type that gets a bank item gets its scorer here, or this does not compile. */
const scorers: Scorers = {
  RA: scoreReadAloud,
  RS: scoreRepeatSentence,
  RL: scoreRetellLecture,
  WE: scoreWriteEssay,
  MCS_R: scoreReadingChoiceSingle,
  RO: scoreReorderParagraphs,
  WFD: scoreWriteFromDictation,
};

export interface AnswerToScore {
  readonly item: BankItem;
  readonly value: AnswerValue;
  readonly pteType: PteType;
}

/**
 * Scores an answer by the current rubric of the exam. Pure: the device and the server get the same score for the same
 * answer. An answer that cannot belong to the item (wrong kind, unknown or repeated ids) is a mismatch with a reason;
 * nothing throws. `points` is null and `skills` empty while not every trait can be measured (speaking tasks, Write Essay).
 */
export function scoreAnswer({ item, value, pteType }: AnswerToScore): ScoreOutcome {
  return scoreBy(rubricFor(pteType), item.taskType, item, value);
}

function scoreBy<T extends BankTaskType>(
  rubric: Rubric,
  taskType: T,
  item: ItemOf<T>,
  value: AnswerValue,
): ScoreOutcome {
  const rule = taskRule(rubric, taskType);
  return rule === undefined ? mismatch('not-in-exam') : scorers[taskType]({ item, value, rubric, rule });
}
