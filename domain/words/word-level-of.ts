import type { englishLevels } from '#contract/entities/progress.ts';
import type { WordLevel } from '#contract/entities/word.ts';

/** At which level words are fit for what a learner said of their English: before A1, those of A1. `null`: nothing was said. */
export function wordLevelOf(told: (typeof englishLevels)[number] | null | undefined): WordLevel | null {
  if (told === null || told === undefined) return null;
  return told === 'PRE_A1' ? 'A1' : told;
}
