import type { AnswerDto } from '#contract/entities/answer.ts';
import type { BookmarkDto, BookmarkType } from '#contract/entities/bookmark.ts';
import type { MutationPayload } from '#contract/mutations.ts';
import type { ProfileDto, ProfilePatch } from '#contract/entities/profile.ts';
import type { OutboxOp } from '#data/op.ts';
import { freshProfile, fromShadow, withPatch } from '#data/profile-view.ts';
import type { AnswerRow, BookmarkRow, ProfileRow } from '#data/rows.ts';

/*
 * The law: what a learner sees is the shadow (what the server last said) with the ops that wait on top, in queue order.
 * A change of the server touches the shadow only, and never with an older version.
 */

/** Ops whose wish still stands. One that the server refused for good is shown on its own, not in the row. */
export const standing = (ops: readonly OutboxOp[]): OutboxOp[] => ops.filter((op) => op.state !== 'dead');

/** Whether this version tells something new. */
export const isNewer = (shadow: { version: number } | null | undefined, version: number): boolean =>
  !shadow || version > shadow.version;

export function viewBookmark(
  row: Pick<BookmarkRow, 'userId' | 'practiceId' | 'shadow'>,
  ops: readonly OutboxOp[],
): BookmarkRow {
  const wish = standing(ops).at(-1)?.payload as MutationPayload<'bookmark.set'> | undefined;
  const said: BookmarkType = row.shadow?.value?.type ?? 'UNMARK';
  return { ...row, type: wish?.type ?? said };
}

export function bookmarkWithShadow(
  userId: string,
  key: { practiceId: number; version: number; value: BookmarkDto | null },
  ops: readonly OutboxOp[],
): BookmarkRow {
  const { practiceId, version, value } = key;
  return viewBookmark({ userId, practiceId, shadow: { version, value } }, ops);
}

export function viewProfile(row: ProfileRow, ops: readonly OutboxOp[]): ProfileRow {
  const { shadow } = row;
  const base = shadow?.value ? fromShadow(row, shadow.value, shadow.version) : row;
  return standing(ops).reduce((view, op) => withPatch(view, op.payload as ProfilePatch), base);
}

export function profileWithShadow(
  row: ProfileRow | undefined,
  change: { userId: string; version: number; value: ProfileDto },
  ops: readonly OutboxOp[],
): ProfileRow {
  const { userId, version, value } = change;
  return viewProfile({ ...(row ?? freshProfile(userId)), shadow: { version, value } }, ops);
}

/** A row as the server has it. What only the device knows (its own score, its own time) stays where the server is silent. */
export function answerWithShadow(
  row: AnswerRow | undefined,
  change: { userId: string; version: number; value: AnswerDto },
  ops: readonly OutboxOp[],
): AnswerRow {
  const { userId, version, value } = change;
  const score = value.score ?? row?.score ?? null;
  return {
    answerId: value.id,
    userId,
    practiceId: value.practiceId,
    taskType: value.taskType,
    value: value.value,
    duration: value.duration,
    pteType: value.pteType,
    score,
    scorePercentage: value.score ? value.scorePercentage : (row?.scorePercentage ?? null),
    answeredAt: row?.answeredAt ?? Date.parse(value.createdDate),
    version,
    hidden: standing(ops).some((op) => op.cls === 'remove') ? 1 : 0,
  };
}
