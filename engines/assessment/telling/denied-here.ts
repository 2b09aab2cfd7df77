import type { Statement } from '#engines/content-scoring/claims/statements.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const ofAll = words('no without neither nor hardly');
const ofActs = words(
  'not never cannot nobody nothing none hardly barely rarely seldom fail fails failed refuse refused refuses reject rejected rejects no without unable stop stops stopped',
);
/** `Not only`, `no doubt`: they deny nothing. */
const harmless = words('only just doubt merely but matter necessarily always longer');
/** Here begins what is not denied. */
const ends = words('but and so because although while when if that which who as since until');
/** Words between: `did not really want to go`, `without law or guards`. */
const reach = { act: 3, thing: 3 } as const;

/** What may stand between `not` and the thing that it denies: `not from friends`. */
const between = words('from the a an by for with in on of to at');

const isNegator = (word: string): boolean => ofActs.has(word) || word.endsWith("n't");

/**
 * Whether the words round it say that a word is not so: an act by any denial (`did not rise`, `cures no infection`), a thing only by what
 * denies things (`no chaos`, `without law or guards`, `not any link`), for `he does not sell the shop` leaves the shop there.
 */
export function isDeniedHere(statement: Statement, at: number, kind: keyof typeof reach): boolean {
  const lower = (i: number): string => statement[i]?.lower ?? '';
  const isAny = lower(at - 1) === 'any';
  let isClose = true;
  for (let i = at - 1; i >= Math.max(0, at - reach[kind] - (isAny ? 1 : 0)); i--) {
    if (statement[i + 1]?.isApart === true || ends.has(lower(i + 1))) break;
    const denies =
      kind === 'act' || isAny || (isClose && lower(i) === 'not') ? isNegator(lower(i)) : ofAll.has(lower(i));
    if (denies && !harmless.has(lower(i + 1))) return true;
    isClose &&= between.has(lower(i));
  }
  return (
    kind === 'act' && statement[at + 1]?.isApart === false && /^(?:no|nothing|nobody)$/u.test(lower(at + 1))
  );
}
