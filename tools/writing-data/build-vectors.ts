import { vectorMagic, quantLevels, quantStep } from '#engines/content-scoring/vector-file.ts';

interface VectorSources {
  readonly byFrequency: readonly string[];
  readonly vectorOf: (word: string) => readonly number[] | undefined;
  /** Whether a word may have a near meaning at all: an ordinary lower-case word of the lexicon, no number, name or day. */
  readonly isOrdinary: (word: string) => boolean;
  readonly opposites: readonly (readonly [string, string])[];
}

const dimensions = 100;
const wordCount = 20_000;

function frontCode(words: readonly string[]): { shared: number[]; letters: number[] } {
  const shared: number[] = [];
  const letters: number[] = [];
  let before = '';
  for (const word of words) {
    let same = 0;
    while (same < word.length && word[same] === before[same]) same += 1;
    shared.push(same);
    for (const letter of word.slice(same)) letters.push(letter.charCodeAt(0));
    letters.push(0);
    before = word;
  }
  return { shared, letters };
}

/** Writes the bytes of the word vector file: unit vectors less their mean, 4 bits a dimension, and the pairs of opposites. */
export function buildVectors({ byFrequency, vectorOf, isOrdinary, opposites }: VectorSources): Buffer {
  const words = byFrequency
    .filter(isOrdinary)
    .slice(0, wordCount)
    .sort((a, b) => (a < b ? -1 : 1));
  const vectors = words.map((word) => unit((vectorOf(word) ?? []).slice(0, dimensions)));
  const mean = Array.from(
    { length: dimensions },
    (_, d) => vectors.reduce((sum, v) => sum + (v[d] ?? 0), 0) / vectors.length,
  );
  const centred = vectors.map((v) => unit(v.map((x, d) => x - (mean[d] ?? 0))));
  const spread = 1 / Math.sqrt(dimensions);
  const half = (quantLevels - 1) / 2;
  const level = (x: number): number =>
    Math.max(0, Math.min(quantLevels - 1, Math.round(x / spread / quantStep + half)));
  // Dimension by dimension, neighbours in one byte: it packs a little better than word by word.
  const packed = Buffer.alloc((words.length * dimensions) / 2);
  for (let d = 0; d < dimensions; d += 2) {
    for (let w = 0; w < words.length; w++) {
      const low = level(centred[w]?.[d] ?? 0);
      const high = level(centred[w]?.[d + 1] ?? 0);
      packed[(d / 2) * words.length + w] = low | (high << 4);
    }
  }
  const at = new Map(words.map((word, i) => [word, i]));
  const pairs = opposites.flatMap(([a, b]) => {
    const [first, second] = [at.get(a), at.get(b)];
    return first === undefined || second === undefined ? [] : [[first, second] as const];
  });
  const { shared, letters } = frontCode(words);
  const head = Buffer.alloc(16);
  head.write(vectorMagic, 0, 'latin1');
  [words.length, letters.length, pairs.length].forEach((value, i) => head.writeUInt32LE(value, 4 + 4 * i));
  const pairBytes = Buffer.alloc(pairs.length * 4);
  pairs.forEach(([first, second], i) => {
    pairBytes.writeUInt16LE(first, i * 4);
    pairBytes.writeUInt16LE(second, i * 4 + 2);
  });
  return Buffer.concat([head, Buffer.from(shared), Buffer.from(letters), pairBytes, packed]);
}

function unit(vector: readonly number[]): number[] {
  const size = Math.hypot(...vector) || 1;
  return vector.map((x) => x / size);
}
