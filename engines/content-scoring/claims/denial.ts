/** A word among its neighbours. */
interface Neighbour {
  readonly lower: string;
  /** A comma or another mark stands before it: no denial reaches across. */
  readonly isApart: boolean;
}

/** Words that deny what stands within three words behind them. */
const deniers = new Set(
  'not never cannot neither nor hardly barely rarely seldom refuse refused refuses reject rejected rejects fail fails failed'.split(
    ' ',
  ),
);
/** Nobody denies what stands right behind: `nobody in the room knew` is too far. */
const nearDeniers = new Set(['nobody']);

/** These deny what is done to them: `remember nothing`, `see no pattern`. */
const objects = new Set(['nothing', 'nobody', 'none']);
/** `Not only`, `no doubt`, `nothing but`: they deny nothing. */
const harmless = new Set('only just doubt merely but matter necessarily always'.split(' '));
/** Here begins what is not denied: `not a failure but useful`. */
const ends = new Set('but yet and so because'.split(' '));
const reach = 3;

/** Whether the words round it say that a word is not so: `did not rise`, `no longer rises`, `refuses to help`, `remember almost nothing`. */
export function isDenied(words: readonly Neighbour[], at: number): boolean {
  const lower = (i: number): string => words[i]?.lower ?? '';
  for (
    let i = at - 1;
    i >= Math.max(0, at - reach) && words[i + 1]?.isApart !== true && !ends.has(lower(i + 1));
    i--
  ) {
    if (harmless.has(lower(i + 1))) continue;
    const isLonger = lower(i) === 'no' && lower(i + 1) === 'longer';
    if (
      deniers.has(lower(i)) ||
      (nearDeniers.has(lower(i)) && at - i < reach) ||
      lower(i).endsWith("n't") ||
      isLonger
    )
      return true;
  }
  return [at + 1, at + 2].some(
    (i) =>
      words[i]?.isApart === false &&
      (objects.has(lower(i)) || (lower(i) === 'no' && (i === at + 1 || lower(i - 1) === 'almost'))),
  );
}
