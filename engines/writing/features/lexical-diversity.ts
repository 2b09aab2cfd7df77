/**
 * Moving-average type-token ratio (Covington and McFall 2010): mean share of different words in every window of `size`
 * words. Unlike the plain ratio it does not fall with the length of the text. Shorter texts are one window.
 */
export function movingTypeRatio(words: readonly string[], size: number): number {
  if (words.length === 0) return 0;
  const width = Math.min(size, words.length);
  const counts = new Map<string, number>();
  let sum = 0;
  words.forEach((word, i) => {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    const gone = words[i - width];
    if (gone !== undefined) {
      const left = (counts.get(gone) ?? 1) - 1;
      if (left === 0) counts.delete(gone);
      else counts.set(gone, left);
    }
    if (i >= width - 1) sum += counts.size / width;
  });
  return sum / (words.length - width + 1);
}
