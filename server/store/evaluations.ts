import type { EvaluationDto, EvaluationSet } from '#contract/entities/evaluation.ts';
import type { Change } from '#contract/sync.ts';
import { isSameEvaluation } from '#domain/answers/same-evaluation.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { answer, evaluation } from '#server/db/schema/answers.ts';
import { Problem } from '#server/problem.ts';
import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import { isStale, type BaseVersion } from './base-version.ts';
import { ownChanges } from './own-changes.ts';

type EvaluationRow = typeof evaluation.$inferSelect;

/** `null`: the verdict was taken back. */
function evaluationDto({
  answerId,
  verdict,
  comment,
  about,
  modifiedAt,
}: EvaluationRow): EvaluationDto | null {
  if (verdict === null || about === null) return null;
  return { answerId, verdict, comment, about, lastModifiedDate: modifiedAt.toISOString() };
}

/** A verdict as a row of the change feed; its key is the answer. */
function evaluationChange(row: EvaluationRow): Change {
  const value = evaluationDto(row);
  return { kind: 'evaluation', key: row.answerId, version: row.version, deleted: value === null, value };
}

export const readEvaluationChanges = ownChanges(evaluation, evaluation.answerId, evaluationChange);

const slotOf = (learnerId: string, answerId: string) =>
  and(eq(evaluation.learnerId, learnerId), eq(evaluation.answerId, answerId));

export interface EvaluationIntent extends EvaluationSet {
  readonly baseVersion: BaseVersion;
}

/** Stores what a learner thinks of the score of an own answer, or takes it back. */
export async function setEvaluation(
  tx: Tx,
  learnerId: string,
  intent: EvaluationIntent,
  now: Date,
): Promise<Change> {
  const { answerId, verdict, baseVersion } = intent;
  const [row] = await tx.select().from(evaluation).where(slotOf(learnerId, answerId));
  if (row !== undefined && isSameEvaluation(evaluationDto(row), intent)) return evaluationChange(row);
  const own = and(eq(answer.id, answerId), eq(answer.learnerId, learnerId));
  const [judged] = await tx.select({ taskType: answer.taskType }).from(answer).where(own);
  if (judged === undefined) throw new Problem('NOT_FOUND', 'The answer does not exist');
  if (row !== undefined && isStale(baseVersion, { version: row.version, isAbsent: row.verdict === null }))
    throw new Problem('VERSION_CONFLICT', 'This was changed elsewhere', { current: evaluationChange(row) });
  const said = verdict === null ? nothing : { verdict, comment: intent.comment, about: intent.about };
  const next = { ...said, version: (row?.version ?? 0) + 1, modifiedAt: now };
  const [changed] = await tx
    .insert(evaluation)
    .values({ learnerId, answerId, taskType: judged.taskType, ...next })
    .onConflictDoUpdate({ target: [evaluation.learnerId, evaluation.answerId], set: next })
    .returning();
  if (changed === undefined) throw new Error('the verdict was not stored');
  return evaluationChange(changed);
}

const nothing = { verdict: null, comment: null, about: null };

/** Takes back the verdict on a deleted answer. `null`: there was none. */
export async function dropEvaluation(
  tx: Tx,
  learnerId: string,
  answerId: string,
  now: Date,
): Promise<Change | null> {
  const slot = and(slotOf(learnerId, answerId), isNotNull(evaluation.verdict));
  const [row] = await tx.select({ version: evaluation.version }).from(evaluation).where(slot);
  if (row === undefined) return null;
  const [dropped] = await tx
    .update(evaluation)
    .set({ ...nothing, version: row.version + 1, modifiedAt: now })
    .where(slot)
    .returning();
  return dropped === undefined ? null : evaluationChange(dropped);
}

/** Own verdicts, the newest first; with an answer's id only the one on that answer. */
export async function listEvaluations(
  queries: Queries,
  learnerId: string,
  { answerId, page, size }: { answerId?: string | undefined; page: number; size: number },
): Promise<{ rows: EvaluationDto[]; totalElements: number }> {
  const where = and(
    eq(evaluation.learnerId, learnerId),
    isNotNull(evaluation.verdict),
    answerId === undefined ? undefined : eq(evaluation.answerId, answerId),
  );
  const [total] = await queries.select({ n: count() }).from(evaluation).where(where);
  const rows = await queries
    .select()
    .from(evaluation)
    .where(where)
    .orderBy(desc(evaluation.modifiedAt), desc(evaluation.answerId))
    .limit(size)
    .offset(page * size);
  return {
    rows: rows.flatMap((row) => evaluationDto(row) ?? []),
    totalElements: total?.n ?? 0,
  };
}
