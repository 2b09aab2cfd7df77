import type { WordLevel, PartOfSpeech } from '#contract/entities/word.ts';

/**
 * The dictionary file: an archive (`domain/bytes/archive.ts`) of three tables.
 *
 * `words`: headwords, phrases too, each with its entry. `forms`: other forms with their headwords, the commonest first, joined by `;`.
 * `senses`: one record a sense, shared by all words that have it.
 *
 * An entry is lines. The first has, with tabs between: American IPA, British IPA (empty when it is the American one), frequency
 * rank in base 36 (empty: not known), level from 0 to 5 (empty: none), first new sense in base 36, family words joined by `;`, words that this one
 * is a form of, joined by `;`, and how it is written if not in lower case. Every further line is a part of speech, with tabs between: its letter; senses as differences to
 * the first new one, in base 36, joined by blanks, an antonym of a sense after `!`; idioms joined by `;`; collocations joined by `;`, an example after `=`.
 *
 * A sense has, with tabs between: definition, examples joined by `|`, all its words joined by `;`, and `1` if it was
 * written for one headword alone.
 */
export const dictionaryParts = { words: 'words', forms: 'forms', senses: 'senses' } as const;

export const partLetters = {
  n: 'NOUN',
  v: 'VERB',
  a: 'ADJECTIVE',
  r: 'ADVERB',
  p: 'PRONOUN',
  e: 'PREPOSITION',
  c: 'CONJUNCTION',
  i: 'INTERJECTION',
  d: 'DETERMINER',
  o: 'OTHER',
} as const satisfies Record<string, PartOfSpeech>;
export type PartLetter = keyof typeof partLetters;

export const levelsByDigit: readonly WordLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
