import type { DataFile } from '#domain/storage/data-file.ts';
import { engineCaches } from '#domain/storage/engine-caches.ts';
import english from '#engines/dictionary/data/english.bin.br?unpacked';
import packs from '#engines/dictionary/data/packs.json';
import arabic from '#engines/dictionary/data/translations/ar.bin.br?unpacked';
import german from '#engines/dictionary/data/translations/de.bin.br?unpacked';
import spanish from '#engines/dictionary/data/translations/es.bin.br?unpacked';
import persian from '#engines/dictionary/data/translations/fa.bin.br?unpacked';
import french from '#engines/dictionary/data/translations/fr.bin.br?unpacked';
import hindi from '#engines/dictionary/data/translations/hi.bin.br?unpacked';
import indonesian from '#engines/dictionary/data/translations/id.bin.br?unpacked';
import japanese from '#engines/dictionary/data/translations/ja.bin.br?unpacked';
import portuguese from '#engines/dictionary/data/translations/pt.bin.br?unpacked';
import russian from '#engines/dictionary/data/translations/ru.bin.br?unpacked';
import turkish from '#engines/dictionary/data/translations/tr.bin.br?unpacked';
import vietnamese from '#engines/dictionary/data/translations/vi.bin.br?unpacked';
import chinese from '#engines/dictionary/data/translations/zh.bin.br?unpacked';
import { isComplete } from '#platform/is-complete.ts';
import { languageChoice } from '#platform/language-choice.ts';
import DictionaryWorker from '#workers/dictionary/worker.ts?worker';
import { createDictionaryClient, type DictionaryClient } from './dictionary-client.ts';

/** The files of the languages. A language without one is not offered. */
const files: Readonly<Record<string, DataFile>> = {
  AR: arabic,
  DE: german,
  ES: spanish,
  FA: persian,
  FR: french,
  HI: hindi,
  ID: indonesian,
  JA: japanese,
  PT: portuguese,
  RU: russian,
  TR: turkish,
  VI: vietnamese,
  ZH: chinese,
};

/** The dictionary of this browser. */
export function createBrowserDictionary(): DictionaryClient {
  return createDictionaryClient({
    startWorker: () => new DictionaryWorker({ name: 'dictionary' }),
    isComplete: (wanted) => isComplete(engineCaches.dictionary, wanted),
    english: { ...packs.english, ...english },
    languages: packs.languages.flatMap((pack) => {
      const file = files[pack.code];
      return file === undefined ? [] : [{ ...pack, ...file }];
    }),
    choice: languageChoice,
  });
}
