import { baseGuesses, singularGuesses } from '#domain/morphology/inflect.ts';
import { dimensions, quantLevels, quantStep, readVectorFile } from './vector-file.ts';

/** How near words are in meaning, as far as the vectors of the commonest words tell. */
export interface WordVectors {
  /** Unit vector of a lower-case word; `undefined` for words that have none: rare ones, numbers, names, days, months. */
  vector(word: string): Float32Array | undefined;
  /** Cosine of two words, 0 for opposites (increase, decrease), which lie as near as synonyms. `undefined` when one is unknown. */
  nearness(a: string, b: string): number | undefined;
  /** Whether two words are opposites, in any of their forms. */
  areOpposite(a: string, b: string): boolean;
}

/** Opens the bytes of a word vector file (not compressed). Vectors are unpacked when they are asked for. */
export function readWordVectors(bytes: Uint8Array): WordVectors {
  const { words, pairs, packed } = readVectorFile(bytes);
  const numbers = new Map(words.map((word, i) => [word, i]));
  const opposites = new Set<number>();
  for (let i = 0; i < pairs.length; i += 2) opposites.add(pairKey(pairs[i] ?? 0, pairs[i + 1] ?? 0));
  const unpacked = new Map<number, Float32Array>();
  const half = (quantLevels - 1) / 2;

  const unpack = (number: number): Float32Array => {
    const known = unpacked.get(number);
    if (known !== undefined) return known;
    const vector = new Float32Array(dimensions);
    for (let d = 0; d < dimensions; d += 2) {
      const byte = packed[(d / 2) * words.length + number] ?? 0;
      vector[d] = ((byte & 15) - half) * quantStep;
      vector[d + 1] = ((byte >> 4) - half) * quantStep;
    }
    normalise(vector);
    unpacked.set(number, vector);
    return vector;
  };
  const vector = (word: string): Float32Array | undefined => {
    const number = numbers.get(word);
    return number === undefined ? undefined : unpack(number);
  };
  const forms = new Map<string, readonly number[]>();
  const formsOf = (word: string): readonly number[] => {
    const known = forms.get(word);
    if (known !== undefined) return known;
    const all = [word, ...baseGuesses(word), ...singularGuesses(word), ...plainDegree(word)];
    const found = all.flatMap((form) => numbers.get(form) ?? []);
    if (forms.size >= mostForms) forms.clear();
    forms.set(word, found);
    return found;
  };
  /** Also in other forms of the words (decreased, increasing) and with a negative prefix (happy, unhappy). */
  const areOpposite = (a: string, b: string): boolean =>
    negated.some((prefix) => a === prefix + b || b === prefix + a) ||
    formsOf(a).some((first) => formsOf(b).some((second) => opposites.has(pairKey(first, second))));
  const nearness = (a: string, b: string): number | undefined => {
    const [first, second] = [numbers.get(a), numbers.get(b)];
    if (first === undefined || second === undefined) return undefined;
    const cosine = dot(unpack(first), unpack(second));
    // To find opposites takes far longer, and they lie as near as synonyms.
    return cosine >= nearEnough && areOpposite(a, b) ? 0 : cosine;
  };
  return { vector, nearness, areOpposite };
}

/** Words whose forms are kept at hand. */
const mostForms = 20_000;

/** What a comparative or superlative may be made of: cheaper and cheapest of cheap. */
function plainDegree(word: string): string[] {
  const root = /^(.{3,}?)(?:er|est)$/u.exec(word)?.[1];
  return root === undefined
    ? []
    : [root, `${root}e`, root.replace(/i$/u, 'y'), root.replace(/(.)\1$/u, '$1')];
}

/** Words farther apart stand for nothing, opposites or not. */
const nearEnough = 0.2;

const negated = ['un', 'in', 'im', 'ir', 'il', 'dis', 'non', 'mis'];
const pairKey = (a: number, b: number): number => (a < b ? a * 65_536 + b : b * 65_536 + a);

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** Scales a vector to length 1 in place; leaves a zero vector as it is. */
export function normalise(vector: Float32Array): void {
  const size = Math.sqrt(dot(vector, vector));
  if (size === 0) return;
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / size;
}
