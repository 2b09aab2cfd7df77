/**
 * Best alignment of two word lists (Needleman-Wunsch). Law: as many equal words in order as there can be (so their
 * number does not depend on any weight), and among those the nearest other pairs and the least shifted words. Deterministic.
 */

/** One step of an alignment; `key` and `typed` are positions in the two lists. */
export type Step =
  | { readonly kind: 'same'; readonly key: readonly [number]; readonly typed: readonly [number] }
  /** Near words, one word for two (`alot`), or two for one (`can not`). */
  | { readonly kind: 'near'; readonly key: readonly number[]; readonly typed: readonly number[] }
  | { readonly kind: 'missed'; readonly key: readonly [number]; readonly typed: readonly [] }
  | { readonly kind: 'extra'; readonly key: readonly []; readonly typed: readonly [number] };

export interface Likeness {
  readonly isSame: (key: number, typed: number) => boolean;
  /** From 0 (not near) to below 1. */
  readonly nearness: (key: number, typed: number) => number;
  /** Whether key words `key` and `key + 1` written together are the typed word. */
  readonly isJoined: (key: number, typed: number) => boolean;
  /** Whether typed words `typed` and `typed + 1` written together are the key word. */
  readonly isSplit: (key: number, typed: number) => boolean;
}

/** A joined or split word explains three words, a near pair two: so it weighs more. */
const joinWeight = 1.5;
/** Of several equal words, the one that stands where the key has it is preferred. */
const stayWeight = 0.1;

export function alignWords(keyLength: number, typedLength: number, likeness: Likeness): Step[] {
  const same = (joinWeight + stayWeight) * Math.min(keyLength, typedLength) + 1;
  const width = typedLength + 1;
  const best = new Float64Array((keyLength + 1) * width);
  const cell = (key: number, typed: number) => best[key * width + typed] ?? 0;
  const moves = (key: number, typed: number): Move[] => movesInto(key, typed, likeness, same);

  for (let key = 0; key <= keyLength; key++) {
    for (let typed = 0; typed <= typedLength; typed++) {
      let most = 0;
      for (const move of moves(key, typed)) {
        most = Math.max(most, cell(key - move.keys, typed - move.words) + move.weight);
      }
      best[key * width + typed] = most;
    }
  }

  const steps: Step[] = [];
  let key = keyLength;
  let typed = typedLength;
  while (key > 0 || typed > 0) {
    const here = cell(key, typed);
    const into = moves(key, typed).find((m) => cell(key - m.keys, typed - m.words) + m.weight === here);
    // Every cell was filled from one of its moves, so one of them always gives its value again.
    if (into === undefined) throw new Error(`no way into alignment cell ${key},${typed}`);
    key -= into.keys;
    typed -= into.words;
    steps.push(stepOf(into, key, typed));
  }
  return steps.toReversed();
}

interface Move {
  readonly kind: Step['kind'];
  readonly keys: number;
  readonly words: number;
  readonly weight: number;
}

/** The moves that can end at this cell, preferred first. */
function movesInto(key: number, typed: number, likeness: Likeness, same: number): Move[] {
  const moves: Move[] = [];
  if (key > 0 && typed > 0) {
    if (likeness.isSame(key - 1, typed - 1)) {
      const stay = stayWeight / (1 + Math.abs(key - typed));
      moves.push({ kind: 'same', keys: 1, words: 1, weight: same + stay });
    }
    const weight = likeness.nearness(key - 1, typed - 1);
    if (weight > 0) moves.push({ kind: 'near', keys: 1, words: 1, weight });
    if (key > 1 && likeness.isJoined(key - 2, typed - 1)) {
      moves.push({ kind: 'near', keys: 2, words: 1, weight: joinWeight });
    }
    if (typed > 1 && likeness.isSplit(key - 1, typed - 2)) {
      moves.push({ kind: 'near', keys: 1, words: 2, weight: joinWeight });
    }
  }
  // Read forwards, a word that was replaced shows as the missed one and then the extra one.
  if (typed > 0) moves.push({ kind: 'extra', keys: 0, words: 1, weight: 0 });
  if (key > 0) moves.push({ kind: 'missed', keys: 1, words: 0, weight: 0 });
  return moves;
}

function stepOf(move: Move, key: number, typed: number): Step {
  switch (move.kind) {
    case 'same':
      return { kind: 'same', key: [key], typed: [typed] };
    case 'near':
      return { kind: 'near', key: span(key, move.keys), typed: span(typed, move.words) };
    case 'missed':
      return { kind: 'missed', key: [key], typed: [] };
    case 'extra':
      return { kind: 'extra', key: [], typed: [typed] };
  }
}

function span(from: number, length: number): number[] {
  return Array.from({ length }, (_, i) => from + i);
}
