import { rankScale, wordForm } from '#engines/writing/lexicon/lexicon-file.ts';
import type { Lexicon } from '#engines/writing/lexicon/lexicon.ts';
import { extraCost, firstLetterCost, missingCost, replaceCost, swapCost } from './slip-cost.ts';

export interface Suggestion {
  readonly word: string;
  /** Weighted slips between the typed word and this one. */
  readonly cost: number;
  /** Place by how common it is, natural logarithm. */
  readonly logRank: number;
  /** Lower is better. */
  readonly score: number;
}

/** How much a slip weighs against how common a word is. */
const slipWeight = 3;
const rankWeight = 0.42;
const nameCost = 0.9;
const longest = 32;
/** Words less common than this (logarithm of the rank) are never suggested. */
const rarest = 11.2;
/** A first, narrow search that is enough when it finds a common word. */
const narrow = 1.25;
const commonEnough = 9.2;
/** How many letters longer or shorter a near word can be. */
const band = 3;

/** Slips that are still searched for, by the length of the typed word. */
export function mostSlips(length: number): number {
  if (length <= 3) return 1.05;
  if (length === 4) return 1.4;
  return length <= 6 ? 1.9 : 2.4;
}

/**
 * Words of the lexicon near a typed one, best first. Walks the trie with one row of the alignment table a letter (optimal
 * string alignment with weights) and leaves a branch as soon as its row has nothing within reach.
 */
export function suggestWords(lexicon: Lexicon, typed: string, limit = 5): Suggestion[] {
  if (typed.length < 2 || typed.length > longest) return [];
  const most = mostSlips(typed.length);
  const near = most > narrow ? search(lexicon, typed, narrow) : [];
  const isEnough = (near[0]?.logRank ?? commonEnough) < commonEnough;
  return (isEnough ? near : search(lexicon, typed, most)).slice(0, limit);
}

function search(lexicon: Lexicon, typed: string, most: number): Suggestion[] {
  const length = typed.length;
  const codes = Array.from(typed, (letter) => letter.charCodeAt(0));
  const { letters, end, word, commonest } = lexicon.trie;
  const extra = Float64Array.from(codes, (code, j) => extraCost(code, codes[j - 1] ?? 0));
  const width = length + 1;
  const rarestByte = rarest * rankScale;
  const rows = new Float64Array(width * (length + 8));
  const path = new Uint8Array(length + 8);
  const found: { index: number; word: string; cost: number }[] = [];
  for (let j = 1; j <= length; j++) {
    rows[j] = (rows[j - 1] ?? 0) + (extra[j - 1] ?? 0) + (j === 1 ? firstLetterCost : 0);
  }

  const walk = (parent: number, depth: number): void => {
    const stop = end[parent] ?? 0;
    for (let node = parent + 1; node < stop; node = end[node] ?? stop) {
      if ((commonest[node] ?? 0) > rarestByte) continue;
      const letter = letters[node] ?? 0;
      path[depth] = letter;
      const least = fillRow(depth, letter);
      if (least > most) continue;
      const index = word[node] ?? -1;
      const cost = Math.abs(depth - length) <= band ? (rows[depth * width + length] ?? most + 1) : most + 1;
      if (index >= 0 && cost <= most && isOffered(lexicon.formAt(index))) {
        found.push({ index, word: String.fromCharCode(...path.subarray(1, depth + 1)), cost });
      }
      if (depth < length + 3) walk(node, depth + 1);
    }
  };

  /** Fills the row of a trie letter at `depth` and gives its least value. */
  function fillRow(depth: number, letter: number): number {
    const here = depth * width;
    const above = here - width;
    const before = path[depth - 1] ?? 0;
    const first = depth === 1 ? firstLetterCost : 0;
    const missing = missingCost(letter, depth === 1 ? 0 : before) + first;
    const from = Math.max(1, depth - band);
    const until = Math.min(length, depth + band);
    let least = most + 1;
    if (from === 1) least = rows[here] = (rows[above] ?? 0) + missing;
    else rows[here + from - 1] = most + 1;
    if (depth + band <= length) rows[above + depth + band] = most + 1;
    for (let j = from; j <= until; j++) {
      const code = codes[j - 1] ?? 0;
      let value = rows[above + j - 1] ?? 0;
      if (code !== letter) value += replaceCost(code, letter) + (j === 1 ? first : 0);
      // Also where the letters are equal: of a doubled letter the second is the cheap one to leave out.
      const left = (rows[here + j - 1] ?? 0) + (extra[j - 1] ?? 0);
      if (left < value) value = left;
      const up = (rows[above + j] ?? 0) + missing;
      if (up < value) value = up;
      if (code !== letter) {
        if (depth > 1 && j > 1 && code === before && codes[j - 2] === letter) {
          const swapped = (rows[above - width + j - 2] ?? 0) + swapCost;
          if (swapped < value) value = swapped;
        }
      }
      rows[here + j] = value;
      if (value < least) least = value;
    }
    return least;
  }

  walk(0, 1);
  return found
    .map(({ index, word: near, cost }) => toSuggestion(lexicon, index, { near, cost, typed }))
    .sort((a, b) => a.score - b.score || (a.word < b.word ? -1 : 1));
}

function toSuggestion(
  lexicon: Lexicon,
  index: number,
  { near, cost, typed }: { near: string; cost: number; typed: string },
): Suggestion {
  const form = lexicon.formAt(index);
  const logRank = lexicon.logRank(index);
  const isName = (form & wordForm.lower) === 0;
  const word = isName ? near.charAt(0).toUpperCase() + near.slice(1) : near;
  // Learners keep the end of a word (its grammar) more often than not.
  const sameEnd = near.at(-1) === typed.at(-1) ? 0 : 0.35;
  return {
    word,
    cost,
    logRank,
    score: cost * slipWeight + logRank * rankWeight + sameEnd + (isName ? nameCost * slipWeight : 0),
  };
}

/** A word that is in a dictionary and not only in capitals. */
const isOffered = (form: number): boolean => (form & (wordForm.lower | wordForm.capital)) !== 0;
