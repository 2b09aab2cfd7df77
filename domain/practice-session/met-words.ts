import type { Score } from '#contract/entities/answer.ts';
import type { SessionStop } from '#contract/entities/practice-session.ts';
import { assessmentOf } from '#domain/tasks/assessment-of.ts';
import { wordFault } from '#domain/books/word-fault.ts';
import { errorsOf, type ErrorGroup } from '#domain/statistics/frequent-errors.ts';
import { foldWord } from '#domain/words/fold-word.ts';
import { isContentWord } from '#domain/words/is-content-word.ts';

/** What went wrong with a word. */
export type WordTrouble = 'misspelt' | 'gap' | 'left-out' | 'unclear';

/** A word of a session that is worth keeping, as it should be written. */
export interface MetWord extends SessionStop {
  readonly word: string;
  readonly trouble: WordTrouble;
}

/** More than these nobody keeps. */
const mostWords = 12;

const troubles: Readonly<Partial<Record<ErrorGroup, WordTrouble>>> = {
  spelling: 'misspelt',
  gaps: 'gap',
  'missed-words': 'left-out',
  sounds: 'unclear',
};

/** Words that went wrong in a session, each once, in its order: those that carry a sense and can stand in a book. At most 12. */
export function metWords(answers: readonly (SessionStop & { readonly score: Score | null })[]): MetWord[] {
  const met = new Map<string, MetWord>();
  for (const { practiceId, taskType, score } of answers) {
    if (score === null) continue;
    const isSpoken = ['reading', 'free-speech'].includes(assessmentOf(taskType));
    for (const { group, about } of errorsOf(score, taskType)) {
      const trouble = troubles[group];
      // Who leaves a word out of speech may well know it.
      if (trouble === undefined || (trouble === 'left-out' && isSpoken)) continue;
      const key = foldWord(about);
      if (met.has(key) || !isContentWord(key) || wordFault(about) !== null) continue;
      met.set(key, { practiceId, taskType, word: about.trim(), trouble });
    }
  }
  return [...met.values()].slice(0, mostWords);
}
