import type { Trait } from '#contract/entities/answer.ts';
import type { HeardWord } from '#contract/entities/speech-evidence.ts';
import { clamp, toHundredth } from './round.ts';

/** Share of well-read words that the engine takes for an error (model card: 94 in 100 are kept). */
const falseAlarms = 0.06;
/** Errors that it lets pass, for each one that it finds. Clear speech hides few, a strong accent as many again. */
const hiddenPerFound = 0.5;

/**
 * Content of read or repeated speech. An estimate: words are heard rightly about 94 times in 100. `max` is `perWord` when
 * every word of the text is worth a point (Read Aloud): each replacement, omission and insertion costs one, never two at one spot.
 * Otherwise (Repeat Sentence) it goes by the share of the words that were said in order: all 3, half 2, less 1, next to nothing 0;
 * what was said besides them does not matter.
 */
export function readContent(
  words: readonly Pick<HeardWord, 'type'>[],
  { max, perWord }: { readonly max: number; readonly perWord: boolean },
): Trait {
  const count = (...types: readonly HeardWord['type'][]): number =>
    words.filter(({ type }) => types.includes(type)).length;
  const total = Math.max(1, count('CORRECT', 'REPLACED', 'MISSED'));
  const errors = count('REPLACED', 'MISSED') + (perWord ? count('EXTRA') : 0);
  const pointsFor = (wrong: number): number => {
    const right = clamp((total - wrong) / total, 0, 1);
    return perWord ? right * max : bandOf(right, total);
  };
  const fewest = errors - Math.min(errors, Math.ceil(falseAlarms * total));
  const most = errors + Math.ceil(hiddenPerFound * errors);
  return {
    id: 'content',
    certainty: 'estimate',
    points: toHundredth(pointsFor(errors)),
    low: toHundredth(pointsFor(most)),
    high: toHundredth(pointsFor(fewest)),
    max,
  };
}

/** Next to nothing: one word, or less than a tenth. */
function bandOf(right: number, total: number): number {
  if (right >= 1) return 3;
  if (right >= 0.5) return 2;
  return right * total > 1 && right >= 0.1 ? 1 : 0;
}
