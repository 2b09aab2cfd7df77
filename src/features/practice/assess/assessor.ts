import type { Score } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { AnswerRow } from '#data/store/rows.ts';

/**
 * What a score waits for. `data`: the writing engine's files; `pack`: a speech pack; `recording`: the sound, which is not on
 * this device; `question`: the item, which has not come yet.
 */
export type WaitsFor = 'data' | 'pack' | 'recording' | 'question';

export type AssessOutcome =
  | { readonly kind: 'scored'; readonly score: Score }
  | { readonly kind: 'waiting'; readonly why: WaitsFor }
  /** This device cannot do it, and trying again will not help. The server may. */
  | { readonly kind: 'failed' };

/** An engine that completes scores. Never rejects. */
export interface Assessor {
  assess(answer: AnswerRow, item: BankItem): Promise<AssessOutcome>;
}
