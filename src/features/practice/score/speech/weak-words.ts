import type { HeardWord } from '#contract/entities/speech-evidence.ts';

/** More would be noise: about six in ten of such flags are right. */
const most = 3;
/** Raters give a word that is said well 8 to 10. */
const weakBelow = 7;

/** Places in the evidence of the words that are worth checking: the weakest that were said, three at most. */
export function weakWords(words: readonly HeardWord[]): ReadonlySet<number> {
  const weak = words
    .flatMap(({ type, score, phones }, at) =>
      // A single sound says too little.
      type === 'CORRECT' && score !== null && score < weakBelow && phones.length > 1 ? [{ at, score }] : [],
    )
    .sort((a, b) => a.score - b.score)
    .slice(0, most);
  return new Set(weak.map(({ at }) => at));
}
