import {
  readDictionary,
  type PronouncingDictionary,
} from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { readModelFile } from '#workers/packs/read-model-file.ts';

let opened: { readonly sha256: string; readonly words: PronouncingDictionary } | undefined;

/** The dictionary of a transcript pack; `undefined` when the file is not on this device. An opened one outlives its file. */
export async function openDictionary(sha256: string): Promise<PronouncingDictionary | undefined> {
  if (opened?.sha256 === sha256) return opened.words;
  const file = await readModelFile(sha256);
  if (!file) return undefined;
  opened = { sha256, words: readDictionary(new TextDecoder().decode(file)) };
  return opened.words;
}
