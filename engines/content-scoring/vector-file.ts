/**
 * The word vector file. `PWV1`, uint32 words, uint32 size of the letters, uint32 pairs; then the words in alphabetical
 * order as in the lexicon file (shared, letters), the pairs of opposites (two uint16 word numbers each), and the vectors:
 * for each two dimensions one byte a word, the lower dimension in the lower four bits. Little-endian.
 */
export const vectorMagic = 'PWV1';
export const dimensions = 100;
/** A value is `(level - (quantLevels - 1) / 2) * quantStep` in units of one dimension's spread. */
export const quantLevels = 15;
export const quantStep = 0.62;

export interface VectorFile {
  readonly words: readonly string[];
  readonly pairs: Uint16Array;
  readonly packed: Uint8Array;
}

/** Cuts a vector file into its parts. Throws when the file is not one. */
export function readVectorFile(bytes: Uint8Array): VectorFile {
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== vectorMagic)
    throw new Error('This is not a word vector file.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [count, letterSize, pairCount] = [4, 8, 12].map((at) => view.getUint32(at, true)) as [
    number,
    number,
    number,
  ];
  const size = 16 + count + letterSize + pairCount * 4 + (count * dimensions) / 2;
  if (bytes.length !== size) throw new Error('The word vector file has a wrong length.');
  const letters = bytes.subarray(16 + count, 16 + count + letterSize);
  const words: string[] = [];
  let before = '';
  let at = 0;
  for (let i = 0; i < count; i++) {
    const end = letters.indexOf(0, at);
    before = before.slice(0, bytes[16 + i]) + String.fromCharCode(...letters.subarray(at, end));
    words.push(before);
    at = end + 1;
  }
  const pairsAt = 16 + count + letterSize;
  const pairs = Uint16Array.from({ length: pairCount * 2 }, (_, i) => view.getUint16(pairsAt + i * 2, true));
  return { words, pairs, packed: bytes.subarray(pairsAt + pairCount * 4) };
}
