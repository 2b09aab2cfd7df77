/** Advice on the running level in words. Empty while there is nothing to say yet. */
export function levelHint(level: { clipping: boolean; tooQuiet: boolean } | null): string {
  if (!level) return '';
  if (level.clipping) return 'A little softer';
  return level.tooQuiet ? 'A little closer' : 'Good level';
}
