import { sha256Of } from '#content/sha256.ts';
import { readWritingData } from '#server/scoring/read-writing-data.ts';

const read = (name: 'lexicon.bin' | 'vectors.bin') => {
  const bytes = new Uint8Array(readWritingData(name).bytes);
  return { file: { url: `/${name}`, sha256: sha256Of(bytes) }, bytes };
};
const lexicon = read('lexicon.bin');
const vectors = read('vectors.bin');

/** The data files of the writing engine as a page names them. */
export const writingData = { lexicon: lexicon.file, vectors: vectors.file };

/** The same in Cache Storage. */
export const keptWritingData = [lexicon, vectors].map(({ file, bytes }) => [file.url, bytes] as const);
