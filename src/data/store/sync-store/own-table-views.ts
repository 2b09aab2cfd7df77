import type { AnswerDto } from '#contract/entities/answer.ts';
import type { ProfileDto } from '#contract/entities/profile.ts';
import { unknownLearner } from '#domain/outbox/kinds/profile.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import type { AnswerRow, BookmarkRow, ProfileRow } from '#data/store/rows.ts';
import { stands, viewOf, type Shadow } from '#domain/outbox/view.ts';
import { bestScore } from './best-score.ts';

/* Rows of the kinds that have tables of their own, from what the server said and the ops that wait (see view.ts). */

/** A mark as the learner sees it. */
export function viewBookmark(
  row: Pick<BookmarkRow, 'userId' | 'practiceId' | 'shadow'>,
  ops: readonly OutboxOp[],
): BookmarkRow {
  return { ...row, type: viewOf(row.shadow, ops)?.type ?? 'UNMARK' };
}

/** The learner as they see themselves. */
export function viewProfile(
  userId: string,
  shadow: Shadow<ProfileDto> | null,
  ops: readonly OutboxOp[],
): ProfileRow {
  const value = viewOf(shadow, ops) ?? unknownLearner;
  const { pteType, language, firstName, lastName, nickname, avatar, shareAnswers = null } = value;
  return { userId, pteType, language, firstName, lastName, nickname, avatar, shareAnswers, shadow };
}

/**
 * A row as the server has it, with its date: the device's clock may be wrong, and all devices show the same. What only the device knows
 * (its own score) stays where the server is silent; a whole score of the device also stays while the server's waits for its engine, or
 * is of an older scorer, or lacks the second engine that listened here.
 */
export function answerWithShadow(
  row: AnswerRow | undefined,
  change: { userId: string; version: number; value: AnswerDto },
  ops: readonly OutboxOp[],
): AnswerRow {
  const { userId, version, value } = change;
  return {
    answerId: value.id,
    userId,
    practiceId: value.practiceId,
    taskType: value.taskType,
    value: value.value,
    duration: value.duration,
    pteType: value.pteType,
    ...modeOf(row, value),
    ...(row?.notes === undefined ? {} : { notes: row.notes }),
    ...bestScore(row, value),
    ...(value.scoring ? { scoring: value.scoring } : {}),
    answeredAt: Date.parse(value.createdDate),
    version,
    hidden: isRemoved(ops) ? 1 : 0,
  };
}

/** A server of before the modes is silent about it: then the device knows. */
function modeOf(row: AnswerRow | undefined, { mode = row?.mode }: AnswerDto): Pick<AnswerRow, 'mode'> {
  return mode === undefined ? {} : { mode };
}

/** Whether a deletion among these ops still stands. */
export const isRemoved = (ops: readonly OutboxOp[]): boolean =>
  ops.some((op) => op.cls === 'remove' && stands(op));
