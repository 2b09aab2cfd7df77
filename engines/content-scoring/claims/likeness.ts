import { stem } from '#domain/words/stem.ts';
import { areOppositeStems } from '#engines/content-scoring/opposite-words.ts';
import { rarity, type TopicTools } from '#engines/content-scoring/topic.ts';
import type { ClaimWord } from './statements.ts';

/** Cosine from which a word stands for another one in part, and how much more until it counts most. */
const softFrom = 0.4;
const softWidth = 0.3;
const softMost = 0.8;
/** A word and its opposite speak of the same thing; whether they say the same is another question. */
const ofOpposites = 0.6;
/** So much alike, two words say the same. */
const same = 0.6;

/** Stems whose opposites depend on what they are said of. */
const ofManySenses = new Set(
  'show find lose take give leave keep come go bring make stand set'.split(' ').map(stem),
);

/** Compares words of statements. */
export interface Likeness {
  /** From 0 to 1: how far one word speaks of what the other speaks of. */
  readonly ofWords: (a: ClaimWord, b: ClaimWord) => number;
  readonly areOpposite: (a: ClaimWord, b: ClaimWord) => boolean;
  readonly areSame: (a: ClaimWord, b: ClaimWord) => boolean;
  /** How much a word tells, more for rare ones. */
  readonly weightOf: (word: ClaimWord) => number;
  /** Whether it is most often a verb. */
  readonly isVerb: (word: string) => boolean;
}

/** Each pair of words is compared once. */
export function likenessBy({ vectors, logRank, isVerb }: TopicTools): Likeness {
  const pairs = new Map<string, Map<string, number>>();
  const areOpposite = (a: ClaimWord, b: ClaimWord): boolean =>
    a.stem !== b.stem &&
    (areOppositeStems(a.stem, b.stem) ||
      (a.isContent &&
        b.isContent &&
        !ofManySenses.has(a.stem) &&
        vectors?.areOpposite(a.lower, b.lower) === true));
  const compare = (a: ClaimWord, b: ClaimWord): number => {
    const near = vectors?.nearness(a.lower, b.lower) ?? 0;
    // Opposites of the vectors have a nearness of nothing at all.
    const isOpposite = areOppositeStems(a.stem, b.stem) || (near === 0 && areOpposite(a, b));
    const cosine = isOpposite ? ofOpposites : near;
    return softMost * Math.max(0, Math.min(1, (cosine - softFrom) / softWidth));
  };
  const ofWords = (a: ClaimWord, b: ClaimWord): number => {
    if (a.stem === b.stem) return 1;
    const known = pairs.get(a.lower) ?? new Map<string, number>();
    pairs.set(a.lower, known);
    const value = known.get(b.lower) ?? compare(a, b);
    known.set(b.lower, value);
    return value;
  };
  const areSame = (a: ClaimWord, b: ClaimWord): boolean =>
    a.stem === b.stem || (a.isContent && b.isContent && !areOpposite(a, b) && ofWords(a, b) >= same);
  const weightOf = ({ lower }: ClaimWord): number => 0.25 + rarity(logRank(lower));
  return { ofWords, areOpposite, areSame, weightOf, isVerb };
}
