import type { AnswerValue, Score } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import type { WordAssessment } from '#engines/assessment/assess-word.ts';
import type { KeyPoint } from '#domain/tasks/engine-question.ts';

/** The bytes of a recording as they came. What they are is found out from them: names and types can be wrong. */
export type RecordedFile = Uint8Array<ArrayBuffer>;

/** What a scoring thread is asked for, one thing at a time. */
export type ScoringTask =
  | {
      readonly kind: 'answer';
      readonly item: BankItem;
      readonly value: AnswerValue;
      readonly pteType: PteType;
      readonly recording: RecordedFile | null;
    }
  | { readonly kind: 'word'; readonly word: string; readonly recording: RecordedFile }
  | { readonly kind: 'transcription'; readonly recording: RecordedFile };

/**
 * What it answers. `no-engine`: the model for this is not on this machine; `format`: there is no sound in the file;
 * `unsupported`: there is no engine for such an answer; `refused`: listened to, and not to be scored, with the reason;
 * `broken`: the engine threw.
 */
export type ScoringReply =
  | { readonly kind: 'scored'; readonly score: Score }
  | WordAssessment
  | { readonly kind: 'transcription'; readonly text: string }
  | { readonly kind: 'refused'; readonly reason: string; readonly heard?: string }
  | { readonly kind: 'no-engine' | 'format' | 'unsupported' }
  | { readonly kind: 'broken'; readonly error: string };

/** How a task ended. A thread that hangs or dies is replaced; the others never notice. */
export type ThreadOutcome =
  | ScoringReply
  | { readonly kind: 'timeout' }
  | { readonly kind: 'crashed'; readonly error: string }
  /** `stopped`: the pool was stopped before it was done; `busy`: too many wait for an answer already. */
  | { readonly kind: 'stopped' | 'busy' };

/** A question of the bank, as far as relevance is measured against it. */
export interface BankQuestion {
  readonly id: number;
  readonly taskType: string;
  readonly prompt: string;
  readonly keyPoints: readonly KeyPoint[];
}

/** What a thread is started with. */
export interface ThreadSetup {
  readonly modelsDir: string;
  /** Which transcript model; devices use `tiny` unless the learner chose the other one. */
  readonly transcriptModel: 'tiny' | 'base';
  /** In the order of the bank. */
  readonly questions: readonly BankQuestion[];
}
