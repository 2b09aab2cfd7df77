type Level = { clipping: boolean; tooQuiet: boolean } | null;

/** Whether the learner should do something about the level. */
export const isOff = (level: Level): boolean => level !== null && (level.clipping || level.tooQuiet);

const firstLevelMs = 1_000;

/** Advice on the running level in words. Empty while there is nothing to say yet. */
export function levelHint(level: Level, elapsedMs: number): string {
  if (!level) return elapsedMs < firstLevelMs ? '' : 'Recording. How loud you are cannot be shown here.';
  if (level.clipping) return 'A little softer';
  return level.tooQuiet ? 'A little closer' : 'Good level';
}
