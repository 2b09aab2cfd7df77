import type { AnswerDto, AnswerValue, Score, ScoringState } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import type { answerSorts } from '#contract/routes/practice.ts';
import type { Change } from '#contract/sync.ts';
import type { TaskType } from '#contract/task-type.ts';
import { scoreAnswer } from '#domain/tasks/score-answer.ts';
import type { MismatchReason } from '#domain/scoring/task-scorer.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { answer, answerShare, learner, scoringJob } from '#server/db/schema.ts';
import { invalidField, Problem } from '#server/problem.ts';
import { scoringEngineOf } from '#server/scoring/engines.ts';
import { and, count, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { spendAiScore } from './ai-quota.ts';
import { ownsBlob } from './blob-owners.ts';
import type { Effect } from './effect.ts';
import { enqueueScoring } from './scoring-jobs.ts';
import { withoutVoice } from './without-voice.ts';

type AnswerRow = typeof answer.$inferSelect;
type Author = Pick<typeof learner.$inferSelect, 'nickname' | 'avatar' | 'status'>;

/** The job of an answer that has one. */
type JobState = Pick<typeof scoringJob.$inferSelect, 'failure'> | null | undefined;

function scoringOf(job: JobState): { scoring?: ScoringState } {
  if (job === null || job === undefined) return {};
  return {
    scoring: job.failure === null ? { status: 'waiting' } : { status: 'failed', reason: job.failure },
  };
}

/** An answer as it goes over the wire, with what others may know of its author. */
function answerDto(row: AnswerRow, author: Author, job: JobState): AnswerDto {
  return {
    id: row.id,
    practiceId: row.practiceId,
    taskType: row.taskType,
    value: row.value,
    duration: row.durationSeconds,
    pteType: row.pteType,
    score: row.score,
    scorePercentage: row.scorePercentage,
    ...scoringOf(job),
    nickname: author.nickname,
    avatar: author.avatar,
    premium: author.status === 'PREMIUM',
    createdDate: row.createdAt.toISOString(),
    lastModifiedDate: row.modifiedAt.toISOString(),
  };
}

/** An answer as a row of the change feed. `job`: its row in the queue, when it has one. */
export function answerChange(row: AnswerRow, author: Author, job: JobState): Change {
  const value = answerDto(row, author, job);
  return { kind: 'answer', key: row.id, version: row.version, deleted: false, value };
}

export async function readAnswerChanges(
  tx: Tx,
  owner: Author & { readonly id: string },
  keys: readonly string[],
): Promise<Change[]> {
  const rows = await tx
    .select()
    .from(answer)
    .leftJoin(scoringJob, eq(scoringJob.answerId, answer.id))
    .where(and(eq(answer.learnerId, owner.id), inArray(answer.id, [...keys])));
  return rows.map((row) => answerChange(row.answer, owner, row.scoring_job));
}

export interface Submission {
  readonly answerId: string;
  readonly item: BankItem;
  readonly value: AnswerValue;
  readonly durationSeconds: number;
  readonly pteType: PteType;
  /** When the learner answered, by the clock of the device; shown, never sorted or trusted. */
  readonly answeredAt: Date;
}

/** For sorting; `null` while not every trait is measured. */
export const percentage = (score: Score): number | null =>
  score.points === null || score.max === 0 ? null : (score.points / score.max) * 100;

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
 * a learner without a plan one AI score. The score of the server is the only one that counts.
 * @throws Problem AI_LIMIT when there is none left: nothing is stored
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
  const sha256 = value.kind === 'record' ? value.recording.sha256 : null;
  if (sha256 !== null && !(await ownsBlob(tx, author.id, sha256)))
    throw new Problem('BLOB_MISSING', 'The recording of this answer is not stored yet');
  const engine = scoringEngineOf(item.taskType);
  if (engine !== undefined) {
    const { policy } = stores.scoring;
    await spendAiScore(tx, author, { answerId: given.answerId, policy, now });
  }
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
      score,
      scorePercentage: percentage(score),
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
  await enqueueScoring(tx, { answerId: row.id, engine }, now);
  afterCommit(async () => stores.scoring.nudge());
  return answerChange(row, author, { failure: null });
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

export interface AnswerPage {
  readonly rows: AnswerDto[];
  readonly totalElements: number;
}

export interface AnswerListing {
  readonly taskType: TaskType;
  readonly practiceId: number;
  readonly pteType: PteType | undefined;
  readonly sort: (typeof answerSorts)[number];
  readonly page: number;
  readonly size: number;
}

/** Whether the author of an answer shares it now. */
const isShared = (): SQL =>
  sql`exists (select 1 from ${answerShare} where ${answerShare.answerId} = ${answer.id} and ${answerShare.learnerId} = ${answer.learnerId} and ${answerShare.shared})`;

/** An answer that its author shares, as everybody may see it; `undefined`: there is none. */
export async function findSharedAnswer(
  queries: Queries,
  wanted: { readonly answerId: string; readonly taskType: TaskType },
): Promise<AnswerDto | undefined> {
  const [row] = await queries
    .select()
    .from(answer)
    .innerJoin(learner, eq(learner.id, answer.learnerId))
    .where(and(eq(answer.id, wanted.answerId), eq(answer.taskType, wanted.taskType), isShared()));
  return row && withoutVoice(answerDto(row.answer, row.learner, null));
}

/** Answers to a practice: the learner's own, or those that others share. */
export async function listAnswers(
  queries: Queries,
  learnerId: string,
  whose: 'mine' | 'others',
  listing: AnswerListing,
): Promise<AnswerPage> {
  const where = and(
    eq(answer.practiceId, listing.practiceId),
    eq(answer.taskType, listing.taskType),
    ...(whose === 'mine' ? [eq(answer.learnerId, learnerId)] : [ne(answer.learnerId, learnerId), isShared()]),
    listing.pteType === undefined ? undefined : eq(answer.pteType, listing.pteType),
  );
  const byDate = [desc(answer.modifiedAt), desc(answer.id)];
  const order =
    listing.sort === 'answer.scorePercentage:desc'
      ? [sql`${answer.scorePercentage} desc nulls last`, ...byDate]
      : byDate;
  const [total] = await queries.select({ n: count() }).from(answer).where(where);
  const rows = await queries
    .select()
    .from(answer)
    .innerJoin(learner, eq(learner.id, answer.learnerId))
    .leftJoin(scoringJob, eq(scoringJob.answerId, answer.id))
    .where(where)
    .orderBy(...order)
    .limit(listing.size)
    .offset(listing.page * listing.size);
  const answers = rows.map((row) => answerDto(row.answer, row.learner, row.scoring_job));
  return {
    rows: whose === 'mine' ? answers : answers.map(withoutVoice),
    totalElements: total?.n ?? 0,
  };
}
