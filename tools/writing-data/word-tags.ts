import { ingForm, participleForm, pastForm, pluralForm, thirdPerson } from '#domain/morphology/inflect.ts';
import { irregularNouns } from '#domain/morphology/irregular-nouns.ts';
import { irregularVerbs, otherPasts } from '#domain/morphology/irregular-verbs.ts';
import type { WordClass } from './wordnet.ts';

/** Numbers of the open tags as in `engines/writing/tagging/tags.ts`, from 1. */
const open = {
  noun: 1,
  nouns: 2,
  name: 3,
  base: 4,
  verbS: 5,
  past: 6,
  participle: 7,
  ing: 8,
  adjective: 9,
  comparative: 10,
  superlative: 11,
  adverb: 12,
} as const;
type Weights = Map<number, number>;

/** Weights of the open tags of every word that the dictionaries have, from its lemma's word classes. */
export function tagWords(
  words: ReadonlySet<string>,
  counts: ReadonlyMap<string, ReadonlyMap<WordClass, number>>,
): Map<string, Weights> {
  const tags = new Map<string, Weights>();
  const give = (word: string, which: number, weight: number): void => {
    if (!words.has(word)) return;
    const of = tags.get(word) ?? new Map<number, number>();
    of.set(which, (of.get(which) ?? 0) + weight);
    tags.set(word, of);
  };
  const plurals = new Set(irregularNouns.map(([, plural]) => plural));
  for (const [lemma, classes] of counts) {
    const noun = classes.get('noun') ?? 0;
    const verb = classes.get('verb') ?? 0;
    const adjective = classes.get('adjective') ?? 0;
    if (noun > 0 && !plurals.has(lemma)) {
      give(lemma, open.noun, noun);
      const plural = pluralForm(lemma);
      if (plural !== lemma) give(plural, open.nouns, noun * 0.5);
      else give(lemma, open.nouns, noun * 0.5);
    }
    if (verb > 0) {
      give(lemma, open.base, verb);
      give(thirdPerson(lemma), open.verbS, verb * 0.4);
      give(ingForm(lemma), open.ing, verb * 0.4);
      for (const past of pastsOf(lemma)) give(past, open.past, verb * 0.4);
      for (const participle of participlesOf(lemma)) give(participle, open.participle, verb * 0.4);
    }
    if (adjective > 0) {
      give(lemma, open.adjective, adjective);
      const stem = /[^aeiou]y$/u.test(lemma) ? `${lemma.slice(0, -1)}i` : lemma.replace(/e$/u, '');
      const stems = /[^aeiou][aeiou][bdgmnpt]$/u.test(lemma) ? [stem + (stem.at(-1) ?? ''), stem] : [stem];
      for (const one of stems) {
        give(`${one}er`, open.comparative, adjective * 0.3);
        give(`${one}est`, open.superlative, adjective * 0.3);
      }
    }
    const adverb = classes.get('adverb') ?? 0;
    if (adverb > 0) give(lemma, open.adverb, adverb);
  }
  for (const [singular, plural] of irregularNouns)
    give(plural, open.nouns, counts.get(singular)?.get('noun') ?? 1);
  for (const word of words) if (!tags.has(word)) for (const which of bySuffix(word)) give(word, which, 1);
  return tags;
}

const pastsOf = (base: string): Set<string> =>
  new Set([pastForm(base), ...otherPasts.filter((verb) => verb.base === base).map(({ past }) => past)]);
const participlesOf = (base: string): Set<string> =>
  new Set([
    participleForm(base),
    ...otherPasts.filter((verb) => verb.base === base).map(({ participle }) => participle),
  ]);
const irregularPasts = new Set(irregularVerbs.flatMap(({ past, participle }) => [past, participle]));

function bySuffix(word: string): number[] {
  if (irregularPasts.has(word)) return [open.past, open.participle];
  if (/(?:ness|tion|sion|ment|ity|ism|ship|hood|ist|ance|ence|or|age)$/u.test(word)) return [open.noun];
  if (word.endsWith('ly')) return [open.adverb];
  if (/(?:able|ible|ous|ful|less|ive|ish|ic|al|ary|ian|like|proof)$/u.test(word)) return [open.adjective];
  if (word.endsWith('est')) return [open.superlative];
  if (word.endsWith('ing')) return [open.ing];
  if (word.endsWith('ed')) return [open.past, open.participle];
  if (/(?:[^s]s|ies)$/u.test(word)) return [open.nouns];
  return [open.noun];
}

const rarity = (share: number): number => (share >= 0.4 ? 0 : share >= 0.15 ? 1 : share >= 0.04 ? 2 : 3);

/** The weights of a word's tags in the lexicon file's 16 bits. */
export function packTags(weights: Weights | undefined): number {
  const ranked = [...(weights ?? [])].sort((a, b) => b[1] - a[1]).slice(0, 3);
  const [first, second, third] = ranked;
  if (first === undefined) return 0;
  let packed = first[0];
  if (second !== undefined) packed |= (second[0] << 4) | (rarity(second[1] / first[1]) << 12);
  if (third !== undefined) packed |= (third[0] << 8) | (rarity(third[1] / first[1]) << 14);
  return packed;
}
