/**
 * How figures of a text become shares of traits. Set by hand on 2026-11-21 from what is published on automated essay
 * scoring (accuracy, range of vocabulary, variety of sentences, organisation); not fitted to any texts. They make the traits of summaries
 * and emails; those of essays are in `essay-traits.ts`.
 * Raise the version (`domain/tasks/scorer-versions.ts`) with every change: a stored score names it.
 */

/** Where a figure earns nothing and where it earns everything. */
export type Band = readonly [none: number, full: number];

export const bands = {
  diversity: [0.66, 0.84],
  meanLogRank: [5.9, 7.5],
  meanWordLength: [5.3, 7],
  rareShare: [0.05, 0.32],
  meanSentenceWords: [8, 19],
  sentenceWordsSpread: [2.5, 7.5],
  subordinate: [0.2, 1.3],
  spellingRate: [6, 0.2],
} as const satisfies Record<string, Band>;

/** Errors in 100 words from which there is no control of grammar, and up to which there is all of it. */
const errorRates = { none: 4.5, full: 0.35 } as const;

/** Accuracy, 0 to 1, by errors in 100 words on a log scale: from one to two is as far as from two to four. */
export const accuracyOf = (
  rate: number,
  { none, full }: { readonly none: number; readonly full: number } = errorRates,
): number => inBand(Math.log(0.5 + rate), [Math.log(0.5 + none), Math.log(0.5 + full)]);

/** In the hundred words of an email there is room for fewer kinds of links than in an essay. */
export const emailBands = {
  connectiveKinds: [0, 4],
  connectivesPerSentence: [0, 0.4],
} as const satisfies Record<string, Band>;

/** Where a figure lies in its band, 0 to 1. */
export function inBand(value: number, [none, full]: Band): number {
  return Math.max(0, Math.min(1, (value - none) / (full - none)));
}

/** Half width of the range that is shown, as a share of a trait's maximum. */
export const halfWidths = {
  content: 0.17,
  structure: 0.17,
  linguisticRange: 0.17,
  vocabulary: 0.25,
  grammar: 0.25,
  spelling: 0,
  conventions: 0,
  organization: 0.25,
} as const;
