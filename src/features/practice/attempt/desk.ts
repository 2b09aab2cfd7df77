import type { DraftVersion, ReadVersion, Seen } from '#platform/draft-versions.ts';
import type { AnswerDraft } from './draft.ts';

/** Where the work on a question stands over all tabs. `round`: it opens anew with each. */
export type DeskState =
  | { readonly status: 'loading' }
  /** Another tab is at work on it. */
  | { readonly status: 'elsewhere'; readonly round: number }
  | {
      readonly status: 'open';
      readonly round: number;
      /** What was kept of it before; `null` to start afresh. */
      readonly draft: AnswerDraft | null;
      /** What is written here takes the place of this. */
      readonly seen: Seen;
      /** What other tabs wrote without having seen it. */
      readonly others: readonly OtherAnswer[];
      /** The learner has said already that the work goes on here. */
      readonly isGoingOn: boolean;
    };

/** Another unfinished answer to the same question. */
export type OtherAnswer = ReadVersion<AnswerDraft>;

/** What this tab has in hand, for the moment in which another one takes it. */
export interface WorkInHand {
  /** Keeps what there is now. */
  leave(): void;
  /** Keeps nothing any more. */
  close(): void;
  /** Throws it away. */
  forget(): void;
  /** What it keeps next takes the place of this version. */
  sees(version: DraftVersion): boolean;
  /** Nothing was entered since it was begun or gone on with. */
  isUntouched(): boolean;
  whenStored(): Promise<void>;
}

export interface Desk {
  /** From here on this tab writes the answer. False: another one does, or has changed what was kept; the question opens anew. */
  claim(work: WorkInHand, options?: { isGoingOn?: boolean }): Promise<boolean>;
  /** It was handed in, or left. */
  release(work: WorkInHand): void;
  /** Goes on here with what another tab has. */
  takeOver(): Promise<void>;
  /** Goes on with what another tab wrote; what is here becomes the other one. */
  turnTo(version: DraftVersion): Promise<void>;
  /** Throws away what another tab wrote. */
  discard(version: DraftVersion): Promise<void>;
  /** Takes that back. */
  restore(version: DraftVersion): Promise<void>;
}

/** How a desk notices what other tabs do. */
export interface DeskWatch {
  /** The last words of a tab that has gone have come. */
  hear(): Promise<void>;
  /** Looks whether another tab is at work on it, or waits until none is. The returned function ends that. */
  watch(status: DeskState['status']): (() => void) | undefined;
}
