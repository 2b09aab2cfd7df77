import type { ScoredWord } from '#contract/entities/scored-word.ts';
import { counted } from '#domain/numbers/counted.ts';
import { from, type WhyZero } from './zero-reason.ts';

/** One right option among several. */
export const wrongOption: WhyZero = from('choices', ({ options }) => {
  const chosen = options.filter((option) => option.chosen);
  if (chosen.length === 0) return 'nothing was chosen.';
  return chosen.some(({ correct }) => correct)
    ? 'more than one option was chosen.'
    : 'the option that you chose is not the right one.';
});

/** Several right options, where a wrong one takes a point away. */
export const wrongOptions: WhyZero = from('choices', ({ options }) => {
  const right = options.filter(({ chosen, correct }) => chosen && correct).length;
  const wrong = options.filter(({ chosen, correct }) => chosen && !correct).length;
  if (right + wrong === 0) return 'nothing was chosen.';
  if (right === 0) return `${counted(wrong, 'choice')}, none of them right.`;
  return `${right} right and ${wrong} wrong. Each wrong choice takes a point away.`;
});

export const wrongGaps: WhyZero = from('gaps', ({ gaps }) => {
  const empty = gaps.filter(({ given }) => (given ?? '').trim() === '').length;
  const none = `none of ${counted(gaps.length, 'gap')} is right`;
  return empty === 0 ? `${none}.` : `${none}, ${empty} left empty.`;
});

export const wrongPairs: WhyZero = from(
  'pairs',
  ({ pairs }) => `none of ${counted(pairs.length, 'pair')} of neighbours is in order.`,
);

const countOf = (words: readonly ScoredWord[], type: ScoredWord['type']): number =>
  words.filter((word) => word.type === type).length;

/** Marked words, where a wrong mark takes a point away. */
export const wrongMarks: WhyZero = from('words', ({ words }) => {
  const [found, missed, wrong] = [
    countOf(words, 'CORRECT'),
    countOf(words, 'MISSED'),
    countOf(words, 'EXTRA'),
  ];
  if (found === 0) return `none of ${counted(missed, 'changed word')} was found.`;
  return `${found} found and ${wrong} marked wrongly. Each wrong mark takes a point away.`;
});

/** A sentence that was typed. */
export const wrongWords: WhyZero = from('words', ({ words }) => {
  const misspelt = countOf(words, 'MISSPELLED');
  const asked = misspelt + countOf(words, 'MISSED') + countOf(words, 'CORRECT');
  const none = `none of ${counted(asked, 'word')} is right`;
  return misspelt === 0 ? `${none}.` : `${none}, ${misspelt} misspelt.`;
});
