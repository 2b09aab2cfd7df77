import { dayMs } from '#contract/days.ts';
import type { WordLevel } from '#contract/entities/word.ts';
import dayWords from './data/day-words.json' with { type: 'json' };
import { levelsByDigit } from './dictionary-file.ts';

/** Without a level, words a little above what a learner of the exam knows. */
const usual: readonly WordLevel[] = ['B2', 'C1'];

/** The same on every device (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** A level asks for its own words and those of the next; the last one, which has few, for those of the one before. */
function wantedLevels(level: WordLevel | null): readonly WordLevel[] {
  if (level === null) return usual;
  const place = Math.min(levelsByDigit.indexOf(level), levelsByDigit.length - 2);
  return levelsByDigit.slice(place, place + 2);
}

/**
 * The word of a day (YYYY-MM-DD) for a level, on devices and on the server: a headword that is explained in plain words, with an example,
 * and recorded in American and in British English (`tools/words/day-words.ts` lists them). None comes again before all have come.
 */
export function chooseWordOfTheDay({ date, level }: { date: string; level: WordLevel | null }): string {
  const words = wantedLevels(level).flatMap((wanted) => dayWords[wanted].split(' '));
  const inTurn = words.toSorted((a, b) => hashOf(a) - hashOf(b));
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / dayMs);
  return inTurn[day % inTurn.length] ?? '';
}
