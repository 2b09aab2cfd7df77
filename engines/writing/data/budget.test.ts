import { expect, it } from 'vitest';
import { readWordVectors } from '#engines/content-scoring/word-vectors.ts';
import { readWritingData } from '#server/scoring/read-writing-data.ts';
import { readLexicon } from '#engines/writing/lexicon/lexicon.ts';

it('the writing data is at most 1 MB over the wire and the word vectors at most 0.75 MB', () => {
  expect(readWritingData('lexicon.bin').packedSize).toBeLessThan(1_000_000);
  expect(readWritingData('vectors.bin').packedSize).toBeLessThan(750_000);
});

it('damaged or other bytes are refused, not misread', () => {
  const { bytes } = readWritingData('lexicon.bin');
  const vectors = readWritingData('vectors.bin').bytes;
  expect(() => readLexicon(bytes.subarray(0, 1_000))).toThrow('lexicon file');
  expect(() => readLexicon(vectors)).toThrow('lexicon file');
  expect(() => readLexicon(new Uint8Array())).toThrow('lexicon file');
  expect(() => readWordVectors(bytes)).toThrow('word vector file');
  expect(() => readWordVectors(vectors.subarray(0, 5_000))).toThrow('word vector file');
});
