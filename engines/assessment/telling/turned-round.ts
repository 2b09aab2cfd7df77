import type { Likeness } from '#engines/content-scoring/claims/likeness.ts';
import type { ClaimWord, Statement } from '#engines/content-scoring/claims/statements.ts';
import { stem } from '#domain/words/stem.ts';
import { isDeniedHere } from './denied-here.ts';

/** What an answer is held against. */
export interface Held {
  /** What is true of one key point. */
  readonly own: readonly Statement[];
  /** All that is true of the item: who says that says nothing contrary. */
  readonly all: readonly Statement[];
}

/** What is said of a word stands so near to it. */
const near = 6;
/** Both sides of one thing may stand farther apart. */
const farther = 10;
/** Two opposites so near each other take each other back: `those who failed did not grow`. */
const pairReach = 4;

interface Spot {
  readonly words: Statement;
  readonly at: number;
}

/**
 * Numbers of the words of a sentence that turn something true round: the opposite of a word of it, or the same word denied where it is
 * not, or not denied where it is, with another word of the same statement near by. What some truth also says is no contrary, nor is what
 * names both sides (`harder or softer`).
 */
export function turnedRound(sentence: Statement, { own, all }: Held, likeness: Likeness): number[] {
  const places = sentence.flatMap((_word, at) => {
    if (!isReal(sentence, at)) return [];
    const spot = { words: sentence, at };
    const [turn] = spotsOf(own).flatMap((truth) => turnOf(spot, truth, likeness) ?? []);
    const isTurned = turn !== undefined && !spotsOf(all).some((truth) => agree(spot, truth, likeness));
    return isTurned ? [{ at, turn }] : [];
  });
  return oddGroups(places);
}

const spotsOf = (statements: readonly Statement[]): Spot[] =>
  statements.flatMap((words) => words.map((_word, at) => ({ words, at })));

/** Words of what is not so, or only thought. */
const unreal = new Set(
  'if unless otherwise instead myth rather than whether belief believe believed idea questioned hate still'.split(
    ' ',
  ),
);
/** Their opposites depend on who says it, or of what. */
const ofManySenses = new Set(
  'agree disagree good bad wrong right before after lend borrow buy sell teach learn show find lose take give leave keep come go bring make stand set'
    .split(' ')
    .map(stem),
);
const isReal = (words: Statement, at: number): boolean =>
  !words.slice(Math.max(0, at - near), at + near).some(({ lower }) => unreal.has(lower));

const wordAt = ({ words, at }: Spot): ClaimWord | undefined => words[at];

/** Whether two words stand on the same side of a denial. */
function isSameSide(a: Spot, b: Spot, { isVerb }: Likeness): boolean {
  const kind = isVerb(wordAt(a)?.lower ?? '') ? 'act' : 'thing';
  return isDeniedHere(a.words, a.at, kind) === isDeniedHere(b.words, b.at, kind);
}

type Turn = 'opposite' | 'denial';

function turnOf(a: Spot, b: Spot, likeness: Likeness): Turn | null {
  const [one, other] = [wordAt(a), wordAt(b)];
  if (one === undefined || other === undefined || !isReal(b.words, b.at)) return null;
  if (ofManySenses.has(one.stem) || ofManySenses.has(other.stem)) return null;
  const isTurned = isSameSide(a, b, likeness)
    ? likeness.areOpposite(one, other)
    : one.isContent && one.stem === other.stem;
  if (!isTurned || !shareNeighbour(a, b, likeness)) return null;
  if (one.stem === other.stem) return 'denial';
  return namesBoth(a, b, likeness) ? null : 'opposite';
}

function agree(a: Spot, b: Spot, likeness: Likeness): boolean {
  const [one, other] = [wordAt(a), wordAt(b)];
  if (one === undefined || other === undefined) return false;
  const fits = isSameSide(a, b, likeness) ? likeness.areSame(one, other) : likeness.areOpposite(one, other);
  return fits && shareNeighbour(a, b, likeness);
}

/** Whether another word near the one is also near the other. */
function shareNeighbour(a: Spot, b: Spot, { areSame }: Likeness): boolean {
  const stems = new Set([wordAt(a)?.stem, wordAt(b)?.stem]);
  const around = ({ words, at }: Spot): Statement =>
    words
      .slice(Math.max(0, at - near), at + near + 1)
      .filter((word) => word.isContent && !stems.has(word.stem));
  const others = around(b);
  return around(a).some((word) => others.some((other) => areSame(word, other)));
}

/** Whether the one also says the other's word, or the other says both sides itself. */
function namesBoth(a: Spot, b: Spot, { areOpposite, areSame }: Likeness): boolean {
  const other = wordAt(b);
  const nearby = ({ words, at }: Spot): Statement => words.slice(Math.max(0, at - farther), at + farther + 1);
  return (
    other !== undefined &&
    (nearby(a).some((one) => areSame(one, other)) || nearby(b).some((one) => areOpposite(one, other)))
  );
}

interface Turned {
  readonly at: number;
  readonly turn: Turn;
}

/** Places whose turns do not take each other back. What is denied together (`no law and no guard`) is turned once. */
function oddGroups(places: readonly Turned[]): number[] {
  const groups: Turned[][] = [];
  for (const place of places) {
    const last = groups.at(-1);
    if (last !== undefined && place.at - (last.at(-1)?.at ?? 0) <= pairReach) last.push(place);
    else groups.push([place]);
  }
  return groups
    .filter((group) => {
      const opposites = group.filter(({ turn }) => turn === 'opposite').length;
      return (opposites + (opposites < group.length ? 1 : 0)) % 2 === 1;
    })
    .flatMap((group) => group.map(({ at }) => at));
}
