import { functionWordTags } from '#engines/writing/tagging/function-words.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { dictionary, lexicon } from './word-lists.ts';

const tagsOfClass: readonly (readonly [name: string, tags: number])[] = [
  ['NOUN', tag.noun | tag.nouns],
  ['VERB', tag.base | tag.verbS | tag.past | tag.participle | tag.ing],
  ['ADJECTIVE', tag.adjective | tag.comparative | tag.superlative],
  ['ADVERB', tag.adverb],
];

/**
 * What a word may be: an open part of speech, or `LINK` for the small words (prepositions, particles, conjunctions, determiners,
 * pronouns), which stand in for each other in too many ways to be told apart. Empty for a word that is in no dictionary.
 */
export function wordClasses(word: string): Set<string> {
  const lower = word.toLowerCase();
  const meanings = dictionary.find(lower)?.meanings ?? [];
  const tags = lexicon.find(lower)?.tags ?? [];
  const classes = new Set(
    tagsOfClass.flatMap(([name, bits]) =>
      meanings.some(({ partOfSpeech }) => partOfSpeech === name) || tags.some(({ tag }) => (tag & bits) !== 0)
        ? [name]
        : [],
    ),
  );
  if (functionWordTags(lower) !== undefined) classes.add('LINK');
  // A participle is listed under its verb or as an adjective, and is both.
  const isParticiple = /(?:ed|ing)$/u.test(lower) && (classes.has('VERB') || classes.has('ADJECTIVE'));
  return isParticiple ? classes.add('VERB').add('ADJECTIVE') : classes;
}
