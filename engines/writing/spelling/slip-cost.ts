/**
 * What single slips cost, 1 for a plain one. Slips that learners make often (a vowel for another, one letter of a double
 * pair, two letters changed round) are cheap; a wrong first letter is rare and dear. Set by hand, 2026-11.
 */
const vowels = 'aeiouy';
const alike = new Set(
  'ck ks cs sz iy fv td mn bp gj uw xs qk vw ao ea ei ie ou lr'
    .split(' ')
    .flatMap((pair) => [pair, pair.slice(1) + pair.slice(0, 1)]),
);
const vowelCodes = new Set(Array.from(vowels, (letter) => letter.charCodeAt(0)));
const isVowel = (code: number): boolean => vowelCodes.has(code);
const apostrophe = 39;
const hyphen = 45;

/** By `typed * 256 + meant`; 0 is not worked out yet. Letters are Latin-1. */
const replaceCosts = new Float64Array(65_536);
/** Typing `typed` for `meant`. */
export function replaceCost(typed: number, meant: number): number {
  const key = (typed & 255) * 256 + (meant & 255);
  const known = replaceCosts[key] ?? 0;
  if (known > 0) return known;
  const both = isVowel(typed) && isVowel(meant);
  const near = alike.has(String.fromCharCode(typed, meant));
  const cost = both ? 0.75 : near ? 0.85 : 1.15;
  replaceCosts[key] = cost;
  return cost;
}

/** Leaving out `meant`, which follows `before` (0 at the beginning). */
export function missingCost(meant: number, before: number): number {
  if (meant === before) return 0.55;
  if (meant === apostrophe || meant === hyphen) return 0.4;
  return isVowel(meant) ? 0.85 : 0.95;
}

/** Typing a letter that does not belong there, after the typed letter `before`. */
export function extraCost(typed: number, before: number): number {
  if (typed === before) return 0.5;
  if (typed === apostrophe || typed === hyphen) return 0.5;
  return isVowel(typed) ? 0.85 : 1;
}

export const swapCost = 0.75;
/** Added to every slip on the first letter. */
export const firstLetterCost = 0.5;
