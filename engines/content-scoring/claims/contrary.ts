import type { Likeness } from './likeness.ts';
import type { ClaimWord, Statement } from './statements.ts';
import type { Stretch } from './stretches.ts';

/** How far from a word stands what it is said of. */
const near = 4;
/** They are said of the word that follows. */
const quantities = new Set('more most less fewer few many little'.split(' '));
/** Words of what might be, or is said by others. */
const unreal = new Set(
  'if without unless would otherwise might idea belief myth reject rejects rejected'.split(' '),
);

/** What a stretch is held against. */
export interface Truths {
  /** Statements of the same point. */
  readonly own: readonly Statement[];
  /** All that the text and its model answers say: what stands there of the same thing is right. */
  readonly all: readonly Statement[];
}

/**
 * Whether a stretch of an answer says the contrary of what it is held against: the opposite of a word about the same thing, or that it
 * is not so. Two opposites in one stretch take each other back (`those who failed did not grow`).
 */
export function isContraryTo(stretch: Stretch, { own, all }: Truths, likeness: Likeness): boolean {
  const { words, among, from } = stretch;
  if (words.some(({ lower }) => unreal.has(lower))) return false;
  const contrary = words.flatMap((word, at) => {
    if (isCompared(words, at)) return [];
    const says = (other: ClaimWord): boolean =>
      word.isDenied === other.isDenied ? likeness.areSame(word, other) : likeness.areOpposite(word, other);
    const isOfSame = (truth: Statement, place: number): boolean =>
      sharesNeighbour({ words: among, at: from + at }, { words: truth, at: place }, likeness);
    const isSaid =
      own.some((truth) =>
        truth.some((other, place) => says(other) && (!quantities.has(word.lower) || isOfSame(truth, place))),
      ) || all.some((truth) => truth.some((other, place) => says(other) && isOfSame(truth, place)));
    const isContrary =
      !isSaid &&
      own.some((truth) =>
        truth.some((other, place) => areContrary(word, other, likeness) && isOfSame(truth, place)),
      );
    return isContrary ? [at] : [];
  });
  return hasOddGroup(contrary);
}

/** Whether some of the places stand apart from the others, or an odd number of them stand together: two opposites side by side take each other back. */
function hasOddGroup(places: readonly number[]): boolean {
  let size = 0;
  for (const [i, place] of places.entries()) {
    size += 1;
    const following = places[i + 1];
    if (following !== undefined && following - place <= near) continue;
    if (size % 2 === 1) return true;
    size = 0;
  }
  return false;
}

/** `More than` another has a less on its other side. */
const isCompared = (words: Statement, at: number): boolean =>
  quantities.has(words[at]?.lower ?? '') &&
  words.slice(at + 1, at + 1 + near).some(({ lower }) => lower === 'than');

interface Spot {
  readonly words: Statement;
  readonly at: number;
}

function areContrary(word: ClaimWord, other: ClaimWord, { areOpposite, isVerb }: Likeness): boolean {
  if (word.isDenied === other.isDenied) return areOpposite(word, other);
  return word.isContent && word.stem === other.stem && isVerb(word.lower);
}

/** Whether a word near the one is also near the other. */
function sharesNeighbour(a: Spot, b: Spot, { areSame }: Likeness): boolean {
  const own = a.words[a.at]?.stem;
  const its = b.words[b.at]?.stem;
  const isOther = ({ stem, isContent }: ClaimWord): boolean => isContent && stem !== own && stem !== its;
  const others = around(b).filter(isOther);
  return around(a).some((word) => isOther(word) && others.some((other) => areSame(word, other)));
}

const around = ({ words, at }: Spot): Statement =>
  quantities.has(words[at]?.lower ?? '')
    ? words.slice(at + 1, at + 2)
    : words.slice(Math.max(0, at - near), at + near + 1);
