import type { EvidenceNumbers } from './evidence-names.ts';

/**
 * Log odds that a word was read, for each number of its evidence. Written by `tools/word-weights/train.ts`, do not edit: learned from
 * 4729 words that were said and 403 that were not.
 */
export const wordWeights: EvidenceNumbers & { readonly bias: number } = {
  verifier: 0.1777,
  leftOut: -2.192,
  stretch: 0.1106,
  besideExtra: -1.869,
  withWord: 0.8811,
  againstRival: 0.4435,
  againstRivalOfSeveral: 0.07011,
  heardWord: 1.016,
  heardWordSurely: 3.738,
  heardOther: -0.7544,
  heardOtherSurely: -2.542,
  soundIsOther: -0.636,
  passedOver: -4.968,
  understood: -0.871,
  bias: 0.8257,
};
