import { markRange } from '#engines/assessment/mark-range.ts';
import type { SentenceMark } from './fit-scores.ts';
import type { Judged } from './judged.ts';

/**
 * Share of recordings for which the experts' median lies in the range that the app would show for the mark, had it heard every
 * word of the text in a recording without flaws.
 */
export function shareInRange(
  judged: readonly Pick<Judged, 'rated' | 'sentence'>[],
  mark: SentenceMark,
): number {
  const held = judged.filter(({ rated, sentence }) => {
    const [scored, experts] = sentence[mark];
    const { low, high } = markRange(mark, scored, { words: rated.words.length, isDoubtful: false });
    return low <= experts && experts <= high;
  });
  return held.length / judged.length;
}
