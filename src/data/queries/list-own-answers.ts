import type { PteType } from '#contract/exam.ts';
import type { answerSorts } from '#contract/routes/practice.ts';
import type { ReadContext } from '#data/store/context.ts';
import { targetOf } from '#domain/outbox/kinds/kinds.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { standingOfOp, type AnswerSyncState, type StandingOfOp } from '#domain/outbox/standing-of-op.ts';

export type { AnswerSyncState };

export interface OwnAnswer extends AnswerRow, StandingOfOp {}

export interface OwnAnswers {
  answers: OwnAnswer[];
  total: number;
}

export interface OwnAnswersArgs {
  practiceId: number;
  pteType?: PteType;
  sort?: (typeof answerSorts)[number];
  limit?: number;
}

/** Own answers to a practice, newest (or best) first. */
export async function listOwnAnswers({ db, userId }: ReadContext, args: OwnAnswersArgs): Promise<OwnAnswers> {
  const { practiceId, pteType, sort, limit = 10 } = args;
  return db.transaction('r', db.answers, db.outbox, async () => {
    const rows = await db.answers
      .where('[userId+practiceId+answeredAt]')
      .between([userId, practiceId, -Infinity], [userId, practiceId, Infinity])
      .reverse()
      .toArray();
    const shown = rows.filter(
      (row) => row.hidden === 0 && (pteType === undefined || row.pteType === pteType),
    );
    if (sort === 'answer.scorePercentage:desc') {
      shown.sort((a, b) => (b.scorePercentage ?? -1) - (a.scorePercentage ?? -1));
    }
    return { answers: await withSyncState({ db, userId }, shown.slice(0, limit)), total: shown.length };
  });
}

async function withSyncState({ db, userId }: ReadContext, rows: AnswerRow[]): Promise<OwnAnswer[]> {
  const targets = rows.map((row): [string, string] => [userId, targetOf('answer', row.answerId)]);
  const ops = await db.outbox.where('[userId+target]').anyOf(targets).toArray();
  const byTarget = new Map(ops.map((op) => [op.target, op]));
  return rows.map((row) => {
    const op = byTarget.get(targetOf('answer', row.answerId));
    return { ...row, ...standingOfOp(op) };
  });
}
