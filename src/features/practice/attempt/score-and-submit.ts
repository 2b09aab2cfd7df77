import type { AnswerValue } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PracticeMode, PteType } from '#contract/exam.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import type { DataContext } from '#data/store/context.ts';
import { findKnownWarp } from '#data/queries/find-known-warp.ts';
import { assessmentOf } from '#domain/tasks/assessment-of.ts';
import { scoreAnswer } from '#domain/tasks/score-answer.ts';
import type { HandedIn, HandIn, NotSaved } from '#features/practice/task-frame/attempt.ts';

export interface FinishedAnswer {
  item: BankItem;
  /** An exam that has the task. */
  pteType: PteType;
  /** Not known of a recording that was found again. */
  mode?: PracticeMode;
  handIn: HandIn<AnswerValue>;
  durationMs: number;
  /** What the learner noted down, for them alone. */
  notes?: string;
}

export type Submitted = { kind: 'saved'; handedIn: HandedIn } | { kind: 'not-saved'; reason: NotSaved };

/** Scores an answer by the rules and saves both on this device. The network is no part of it. */
export async function scoreAndSubmit(context: DataContext, finished: FinishedAnswer): Promise<Submitted> {
  const { item, pteType, mode, handIn, durationMs, notes } = finished;
  const { recording } = handIn;
  const value = await withKnownVoice(context, item, handIn.value);
  const outcome = scoreAnswer({ item, value, pteType });
  const score = outcome.kind === 'scored' ? outcome.score : null;
  const result = await submitAnswer(context, {
    practiceId: item.id,
    taskType: item.taskType,
    value,
    durationMs,
    pteType,
    ...(mode ? { mode } : {}),
    ...(notes ? { notes } : {}),
    score,
    ...(recording
      ? { recording: { bytes: recording.bytes, mimeType: recording.mimeType }, draftId: recording.draftId }
      : {}),
  });
  if (result.kind === 'not-saved') return result;
  return {
    kind: 'saved',
    handedIn: { answerId: result.answerId, value, score, pteType, ...(mode ? { mode } : {}) },
  };
}

/**
 * A reading carries what is known of the learner's voice when it is handed in: this device and the server, which knows
 * nothing else of it, then score it alike.
 */
async function withKnownVoice(
  context: DataContext,
  { taskType }: BankItem,
  value: AnswerValue,
): Promise<AnswerValue> {
  if (assessmentOf(taskType) !== 'reading' || value.kind !== 'record') return value;
  const { recording } = value;
  if (recording.signal === null) return value;
  // A disk that cannot be read is told by the saving.
  const warp = await findKnownWarp(context).catch(() => undefined);
  if (warp === undefined) return value;
  return { ...value, recording: { ...recording, signal: { ...recording.signal, warp } } };
}
