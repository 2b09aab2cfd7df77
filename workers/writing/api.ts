import type { Score } from '#contract/entities/answer.ts';
import type { MarkedShare } from '#contract/entities/content-evidence.ts';
import type { PteType } from '#contract/exam.ts';
import type { DataFile } from '#domain/storage/data-file.ts';
import type { OtherQuestion, WritingQuestion } from '#domain/tasks/engine-question.ts';

/** The engine's data files. */
export interface WritingData {
  readonly lexicon: DataFile;
  readonly vectors: DataFile;
}

export interface WritingJob {
  readonly data: WritingData;
  readonly item: WritingQuestion;
  readonly text: string;
  readonly pteType: PteType;
  /** In the order of the bank. */
  readonly others: readonly OtherQuestion[];
}

export type WritingAnswer =
  | { readonly kind: 'scored'; readonly score: Score }
  /** The exam has no such task. */
  | { readonly kind: 'no-task' }
  /** The data files are not on this device and cannot be fetched now. */
  | { readonly kind: 'no-data' };

/** What is already plain while somebody writes. */
export interface DraftCheck {
  readonly copied: MarkedShare;
  readonly template: MarkedShare;
}

/** What the writing worker does. The engine opens with the first answer (about 0.4 s) and stays open. */
export interface WritingWorkerApi {
  assess(job: WritingJob): Promise<WritingAnswer>;
  /** Needs no data files. */
  checkDraft(draft: { readonly text: string; readonly prompt: string }): DraftCheck;
  /** Fetches the data files for later, when they are not here yet. Whether they are on the device now. */
  keepData(data: WritingData): Promise<boolean>;
}
