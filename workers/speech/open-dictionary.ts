import { modelFilePath } from '#contract/entities/model-pack.ts';
import {
  readDictionary,
  type PronouncingDictionary,
} from '#domain/speech/dictionary/pronouncing-dictionary.ts';
import { modelCacheName } from '#domain/storage/model-cache.ts';

let opened: { readonly sha256: string; readonly words: PronouncingDictionary } | undefined;

/** The dictionary of a transcript pack; `undefined` when the file is not on this device. An opened one outlives its file. */
export async function openDictionary(sha256: string): Promise<PronouncingDictionary | undefined> {
  if (opened?.sha256 === sha256) return opened.words;
  const cache = await caches.open(modelCacheName);
  const file = await cache.match(modelFilePath(sha256));
  if (!file) return undefined;
  opened = { sha256, words: readDictionary(await file.text()) };
  return opened.words;
}
