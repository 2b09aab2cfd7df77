import { newOp, type NewOp } from '#domain/outbox/new-op.ts';
import { planList, type ListFacts, type ListPlan } from '#data/store/content/list-projection.ts';
import type { OwnSession } from '#data/store/own-sessions.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { withAnswer } from '#domain/practice-session/practice-session.ts';

/** What of this device decides what an answer changes. */
export interface AnswerFacts {
  readonly list: ListFacts;
  /** The learner's newest practice sessions, newest first. */
  readonly sessions: readonly OwnSession[];
  /** The learner shares new answers. */
  readonly isSharing: boolean;
}

/** What handing in an answer changes beside its own row. */
export interface AnswerPlan {
  readonly list: ListPlan;
  /** The session that it is a stop of; `null`: of none. */
  readonly sessionId: string | null;
  /** Of that session, and the one that shares the answer. */
  readonly ops: readonly NewOp[];
}

/** Pure: from what was read to what is to be stored. */
export function planAnswer(row: AnswerRow, { list, sessions, isSharing }: AnswerFacts): AnswerPlan {
  const { answerId, practiceId, userId } = row;
  const known = sessions.find(({ session }) => session.stops.some((stop) => stop.practiceId === practiceId));
  const ops: NewOp[] = [];
  if (known) ops.push(newOp('session.set', withAnswer(known.session, row), { shadow: known.shadow }));
  if (isSharing) ops.push(newOp('share.set', { answerId, shared: true }, { shadow: null }));
  return {
    list: planList(list, userId, new Map([[practiceId, { answers: 1 }]])),
    sessionId: known?.session.id ?? null,
    ops,
  };
}
