import type { AnswerValue, Score } from '#contract/entities/answer.ts';
import type { PracticeMode, PteType } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { commit, type LearnerTables } from '#data/store/commit.ts';
import type { DataContext } from '#data/store/context.ts';
import { readList, storeList } from '#data/store/content/list-projection.ts';
import { forgetOldSession, listSessions } from '#data/store/own-sessions.ts';
import { newOp, type NewOp } from '#domain/outbox/new-op.ts';
import { storing, type StorageFailure } from '#data/store/storage-failure.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { percentageOf } from '#domain/estimates/percentage-of.ts';
import { deleteAnswer } from './delete-answer.ts';
import { planAnswer, type AnswerFacts } from './plan-answer.ts';

export interface SubmitAnswerInput {
  practiceId: number;
  taskType: TaskType;
  value: AnswerValue;
  /** How long the learner took. */
  durationMs: number;
  pteType: PteType;
  /** Left out where nobody chose one. */
  mode?: PracticeMode;
  /** What was noted down meanwhile; stays on this device. */
  notes?: string;
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
 * Hands in an answer: answer row, score, list counts, outbox op and recording in one transaction, which reads, plans and
 * then writes. A recording is read back and its hash checked before this says `saved`. Screens follow by their live queries.
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
  const stored = await storing(
    commit(context, {
      strict: recording !== undefined,
      write: (tables) => store(tables, row, input),
      ops: [opOf(row)],
      blobs: recording && value.kind === 'record' ? [{ sha256: value.recording.sha256, ...recording }] : [],
    }),
  );
  if (stored.kind === 'not-saved') return stored;
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
    // Tenths of a second, as seconds.
    duration: Math.round(input.durationMs / 100) / 10,
    pteType: input.pteType,
    ...(input.mode ? { mode: input.mode } : {}),
    ...(input.notes ? { notes: input.notes } : {}),
    score,
    scorePercentage: percentageOf(score),
    scoredOn: 'device',
    answeredAt: clock.now(),
    version: 0,
    hidden: 0,
  };
}

function opOf({ answerId, practiceId, taskType, duration, pteType, mode, answeredAt, value }: AnswerRow) {
  const given = { answerId, practiceId, taskType, answer: value, duration, pteType, answeredAt };
  return newOp('answer.submit', mode ? { ...given, mode } : given);
}

/** The facts, the plan, then all writes at once. Returns the ops that only the facts could tell. */
async function store(
  tables: LearnerTables,
  row: AnswerRow,
  input: SubmitAnswerInput,
): Promise<readonly NewOp[]> {
  const { list, sessionId, ops } = planAnswer(row, await readFacts(tables, row));
  await Promise.all([
    tables.answers.add(row),
    storeList(tables, list),
    sessionId === null ? null : forgetOldSession(tables, { userId: row.userId, id: sessionId }),
    input.draftId === undefined ? null : forgetDraft(tables, input.draftId),
  ]);
  return ops;
}

async function readFacts(tables: LearnerTables, { userId, practiceId }: AnswerRow): Promise<AnswerFacts> {
  const [list, sessions, profile] = await Promise.all([
    readList(tables, [practiceId]),
    listSessions(tables, userId),
    tables.profiles.get(userId),
  ]);
  return { list, sessions, isSharing: profile?.shareAnswers === true };
}

async function forgetDraft(tables: LearnerTables, draftId: string): Promise<void> {
  const chunks = tables.recordingChunks.where('[draftId+seq]');
  await Promise.all([
    tables.recordingDrafts.delete(draftId),
    chunks.between([draftId, -Infinity], [draftId, Infinity]).delete(),
  ]);
}

/** A lying disk is rare; a lost recording cannot be made again. */
async function isReadBack({ db, userId, digest }: DataContext, sha256: string): Promise<boolean> {
  const stored = await db.blobs.get([userId, sha256]);
  return stored !== undefined && (await digest.sha256(stored.bytes)) === sha256;
}
