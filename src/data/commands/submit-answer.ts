import type { AnswerValue, Score } from '#contract/entities/answer.ts';
import type { PteType } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { commit, type LearnerTables } from '#data/commit.ts';
import type { DataContext } from '#data/context.ts';
import { updateList } from '#data/list-projection.ts';
import { newOp, type NewOp } from '#data/new-op.ts';
import { asStorageFailure, type StorageFailure } from '#data/storage-failure.ts';
import type { AnswerRow } from '#data/rows.ts';
import { deleteAnswer } from './delete-answer.ts';
import { percentageOf } from './replace-score.ts';

export interface SubmitAnswerInput {
  practiceId: number;
  taskType: TaskType;
  value: AnswerValue;
  /** Seconds spent, as on the wire. */
  duration: number;
  pteType: PteType;
  /** From the rules in `domain`; `null` where nothing can be scored on the device. */
  score: Score | null;
  /** With a `record` value: the bytes that its `recording.sha256` names. */
  recording?: { bytes: ArrayBuffer; mimeType: string };
  /** The draft that the recording was kept in while it was made; forgotten in the same transaction. */
  draftId?: string;
}

export type SubmitAnswerResult =
  | { kind: 'saved'; answerId: string }
  /** Nothing was stored. `hash-mismatch`: the disk gave back other bytes than were written. */
  | { kind: 'not-saved'; reason: StorageFailure | 'hash-mismatch' };

/**
 * Hands in an answer: answer row, score, list counts, outbox op and recording in one transaction. A recording is read
 * back and its hash checked before this says `saved`.
 */
export async function submitAnswer(
  context: DataContext,
  input: SubmitAnswerInput,
): Promise<SubmitAnswerResult> {
  const row = answerRow(context, input);
  const { recording, value } = input;
  if (recording && value.kind === 'record') {
    const sha256 = await context.digest.sha256(recording.bytes);
    if (sha256 !== value.recording.sha256) return { kind: 'not-saved', reason: 'hash-mismatch' };
  }
  try {
    await commit(context, {
      strict: recording !== undefined,
      write: (tables) => write(tables, row, input),
      ops: [opOf(row)],
    });
  } catch (error) {
    return { kind: 'not-saved', reason: asStorageFailure(error) };
  }
  if (value.kind === 'record' && recording && !(await isReadBack(context, value.recording.sha256))) {
    await deleteAnswer(context, { answerId: row.answerId });
    return { kind: 'not-saved', reason: 'hash-mismatch' };
  }
  return { kind: 'saved', answerId: row.answerId };
}

function answerRow({ ids, clock, userId }: DataContext, input: SubmitAnswerInput): AnswerRow {
  const { score } = input;
  return {
    answerId: ids.uuid(),
    userId,
    practiceId: input.practiceId,
    taskType: input.taskType,
    value: input.value,
    duration: input.duration,
    pteType: input.pteType,
    score,
    scorePercentage: percentageOf(score),
    scoredOn: 'device',
    answeredAt: clock.now(),
    version: 0,
    hidden: 0,
  };
}

function opOf({ answerId, practiceId, taskType, duration, pteType, answeredAt, value: answer }: AnswerRow) {
  return newOp('answer.submit', { answerId, practiceId, taskType, answer, duration, pteType, answeredAt });
}

/** Returns the op that shares it, for a learner who shares new answers. */
async function write(tables: LearnerTables, row: AnswerRow, input: SubmitAnswerInput): Promise<NewOp[]> {
  const { userId, practiceId, answeredAt, value } = row;
  const [profile] = await Promise.all([
    tables.profiles.get(userId),
    tables.answers.add(row),
    updateList(tables, userId, new Map([[practiceId, { answers: 1 }]])),
  ]);
  if (input.recording && value.kind === 'record') {
    const { bytes, mimeType } = input.recording;
    const { sha256 } = value.recording;
    const known = await tables.blobs.where({ userId, sha256 }).count();
    if (known === 0) {
      const sizeBytes = bytes.byteLength;
      await tables.blobs.add({
        userId, sha256, bytes, mimeType, sizeBytes, createdAt: answeredAt, uploaded: 0,
      }); // prettier-ignore
    }
  }
  if (input.draftId !== undefined) {
    await tables.recordingDrafts.delete(input.draftId);
    await tables.recordingChunks
      .where('[draftId+seq]')
      .between([input.draftId, -Infinity], [input.draftId, Infinity])
      .delete();
  }
  const isShared = profile?.shareAnswers === true;
  return isShared ? [newOp('share.set', { answerId: row.answerId, shared: true }, { shadow: null })] : [];
}

/** A lying disk is rare; a lost recording cannot be made again. */
async function isReadBack({ db, userId, digest }: DataContext, sha256: string): Promise<boolean> {
  const stored = await db.blobs.get([userId, sha256]);
  return stored !== undefined && (await digest.sha256(stored.bytes)) === sha256;
}
