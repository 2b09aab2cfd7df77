import type { AnswerValue, Score } from '#contract/entities/answer.ts';
import type { PracticeMode, PteType } from '#contract/exam.ts';
import type { SubmitAnswerResult } from '#data/commands/submit-answer.ts';
import type { Session, SessionEvent } from '#domain/timing/session.ts';

export type NotSaved = Extract<SubmitAnswerResult, { kind: 'not-saved' }>['reason'];

/** What an answer panel hands in. */
export interface HandIn<Value extends AnswerValue> {
  value: Value;
  /** With a recorded answer: its bytes, and the draft that they were kept in. */
  recording?: { bytes: ArrayBuffer; mimeType: string; draftId: string };
}

/** A scratch pad holds no more characters. */
export const mostNotes = 2_000;

/** One try at a question, as its answer panel sees it. What was put in survives a reload. */
export interface Attempt<Value extends AnswerValue = AnswerValue> {
  readonly session: Session;
  /** Tells the clock what happened, now. */
  readonly send: (kind: SessionEvent['kind']) => void;
  /** What the learner has so far; `null` where an answer exists only once it was recorded. */
  readonly value: Value | null;
  readonly change: (value: Value) => void;
  /** What the learner wrote down for themselves, on this device alone. Nobody scores it. */
  readonly notes: string;
  readonly takeNotes: (notes: string) => void;
  /** Resolves when the answer is on this device (true), or could not be saved. */
  readonly submit: (handIn: HandIn<Value>) => Promise<boolean>;
  /** Why the last submit saved nothing. */
  readonly problem: NotSaved | null;
}

/** An answer that was just handed in. */
export interface HandedIn {
  readonly answerId: string;
  readonly value: AnswerValue;
  /** `null` when the rules found nothing to score. */
  readonly score: Score | null;
  readonly pteType: PteType;
  readonly mode?: PracticeMode;
}
