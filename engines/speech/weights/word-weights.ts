import type { EvidenceNumbers } from './evidence-names.ts';

/**
 * Log odds that a word was read, for each number of its evidence. Written by `tools/word-weights/train.ts`, do not edit: learned from
 * 11514 words that were said and 1194 that were not.
 */
export const wordWeights: EvidenceNumbers & { readonly bias: number } = {
  verifier: 0.3097,
  leftOut: -2.103,
  stretch: 0.782,
  besideExtra: -0.4915,
  withWord: 0.4319,
  againstRival: 0.5695,
  againstRivalOfSeveral: 0.2768,
  heardWord: 4.133,
  heardWordSurely: 3.538,
  heardOther: -0.9349,
  heardOtherSurely: -1.524,
  heardLike: 9.731,
  soundIsOther: -0.5898,
  passedOver: -0.6355,
  understood: -2.947,
  bias: -0.5778,
};
