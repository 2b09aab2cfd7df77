import type { EvidenceNumbers } from './evidence-names.ts';

/**
 * Log odds that a word was read, for each number of its evidence. Written by `tools/word-weights/train.ts`, do not edit: learned from
 * 11358 words that were said and 1194 that were not.
 */
export const wordWeights: EvidenceNumbers & { readonly bias: number } = {
  verifier: 0.3985,
  leftOut: -2.341,
  stretch: 0.9455,
  besideExtra: -0.8518,
  withWord: 0.4324,
  againstRival: 0.08548,
  againstRivalOfSeveral: 0.1135,
  heardWord: 1.281,
  heardWordSurely: 3.509,
  heardOther: -0.2711,
  heardOtherSurely: -2.066,
  soundIsOther: -1.592,
  passedOver: -6.116,
  understood: -1.752,
  bias: 2.318,
};
