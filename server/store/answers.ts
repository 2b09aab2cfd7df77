import type { AnswerBody, AnswerValue, DeviceScore } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PracticeMode, PteType } from '#contract/exam.ts';
import type { Change } from '#contract/sync.ts';
import type { TaskType } from '#contract/task-type.ts';
import { percentageOf } from '#domain/estimates/percentage-of.ts';
import { scoreAnswer } from '#domain/tasks/score-answer.ts';
import type { MismatchReason } from '#domain/scoring/task-scorer.ts';
import type { Tx } from '#server/db/database.ts';
import { answer } from '#server/db/schema/answers.ts';
import { invalidField, Problem } from '#server/problem.ts';
import { scoringEngineOf } from '#domain/tasks/scoring-engine.ts';
import { eq } from 'drizzle-orm';
import { answerChange } from './answer-dto.ts';
import { spendAiScore } from './ai-quota.ts';
import { ownsBlob } from './blob-owners.ts';
import { checkDeviceScore, foundByDevice } from './device-scores.ts';
import type { Effect } from './effect.ts';
import { enqueueScoring } from './scoring-jobs.ts';

export interface Submission {
  readonly answerId: string;
  readonly item: BankItem;
  readonly value: AnswerValue;
  readonly durationSeconds: number;
  readonly pteType: PteType;
  readonly mode: PracticeMode | undefined;
  /** When the learner answered, by the clock of the device; shown, never sorted or trusted. */
  readonly answeredAt: Date;
  /** What an engine of the device has made of it already. */
  readonly scored: DeviceScore | undefined;
}

/** What a learner hands in, from the names of the wire. */
export function givenIn({ answer: value, duration: durationSeconds, pteType, mode }: AnswerBody) {
  return { value, durationSeconds, pteType, mode };
}

/** Field at fault and what is wrong with it, by why an answer cannot be one to its practice. */
const mismatchTexts: Record<MismatchReason, readonly [field: string, message: string]> = {
  'not-in-exam': ['pteType', 'this task is not part of this exam'],
  'wrong-kind': ['answer.kind', 'this practice is answered in another way'],
  'unknown-option': ['answer.chosen', 'this practice has no such option'],
  'duplicate-option': ['answer.chosen', 'an option can be chosen once'],
  'too-many-options': ['answer.chosen', 'too many options are chosen'],
  'unknown-paragraph': ['answer.order', 'this practice has no such paragraph'],
  'duplicate-paragraph': ['answer.order', 'a paragraph can be placed once'],
  'too-many-gaps': ['answer.gaps', 'this practice has fewer gaps'],
  'unknown-word': ['answer', 'this practice has no such word'],
  'duplicate-word': ['answer.gaps', 'a word of the bank can be placed once'],
};

/**
 * Scores what is exact and stores an answer. What needs an engine is put into the queue in the same transaction and costs
 * a learner without a plan one AI score; with none left it waits there for one. The score of the server is the only one that counts.
 */
export async function submitAnswer(effect: Effect, given: Submission): Promise<Change> {
  const { tx, learner: author, now, stores, afterCommit } = effect;
  const { item, value } = given;
  const outcome = scoreAnswer({ item, value, pteType: given.pteType });
  if (outcome.kind === 'mismatch') {
    const [field, message] = mismatchTexts[outcome.reason];
    throw invalidField(field, message, outcome.reason);
  }
  const { score } = outcome;
  if (given.scored) checkDeviceScore('scored', item.taskType, given.scored);
  const sha256 = value.kind === 'record' ? value.recording.sha256 : null;
  if (sha256 !== null && !(await ownsBlob(tx, author.id, sha256)))
    throw new Problem('BLOB_MISSING', 'The recording of this answer is not stored yet');
  const engine = scoringEngineOf(item.taskType);
  const [row] = await tx
    .insert(answer)
    .values({
      id: given.answerId,
      learnerId: author.id,
      practiceId: item.id,
      taskType: item.taskType,
      value,
      durationSeconds: given.durationSeconds,
      pteType: given.pteType,
      mode: given.mode ?? null,
      score,
      scorePercentage: percentageOf(score),
      ...foundByDevice(given.scored ?? null, score),
      recordingSha256: sha256,
      version: 1,
      createdAt: given.answeredAt > now ? now : given.answeredAt,
      modifiedAt: now,
    })
    .onConflictDoNothing({ target: answer.id })
    .returning();
  if (row === undefined)
    throw new Problem('IDEMPOTENCY_MISMATCH', 'This answer id was used for another answer');
  if (engine === undefined) return answerChange(row, author, null);
  const { policy } = stores.scoring;
  const isPaid = await spendAiScore(tx, author, { answerId: row.id, policy, now });
  const unpaidBy = isPaid ? null : author.id;
  await enqueueScoring(tx, { answerId: row.id, engine, unpaidBy }, now);
  if (isPaid) afterCommit(async () => stores.scoring.nudge());
  return answerChange(row, author, { failure: null, unpaidBy });
}

export interface DeletedAnswer {
  readonly change: Change;
  /** Recording that the answer had. */
  readonly recordingSha256: string | null;
}

/** Takes an own answer away. `taskType` narrows what the address may name. */
export async function deleteAnswer(
  tx: Tx,
  learnerId: string,
  target: { readonly answerId: string; readonly taskType?: TaskType },
): Promise<DeletedAnswer> {
  const [row] = await tx.select().from(answer).where(eq(answer.id, target.answerId));
  if (row === undefined || (target.taskType !== undefined && row.taskType !== target.taskType))
    throw new Problem('NOT_FOUND', 'The answer does not exist');
  if (row.learnerId !== learnerId) throw new Problem('FORBIDDEN', 'Only its author can delete an answer');
  await tx.delete(answer).where(eq(answer.id, row.id));
  const change: Change = {
    kind: 'answer',
    key: row.id,
    version: row.version + 1,
    deleted: true,
    value: null,
  };
  return { change, recordingSha256: row.recordingSha256 };
}
