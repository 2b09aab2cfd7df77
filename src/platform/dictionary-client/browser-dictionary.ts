import english from '#domain/dictionary/data/english.bin.br?unpacked';
import packs from '#domain/dictionary/data/packs.json';
import arabic from '#domain/dictionary/data/translations/ar.bin.br?unpacked';
import german from '#domain/dictionary/data/translations/de.bin.br?unpacked';
import spanish from '#domain/dictionary/data/translations/es.bin.br?unpacked';
import french from '#domain/dictionary/data/translations/fr.bin.br?unpacked';
import hindi from '#domain/dictionary/data/translations/hi.bin.br?unpacked';
import indonesian from '#domain/dictionary/data/translations/id.bin.br?unpacked';
import japanese from '#domain/dictionary/data/translations/ja.bin.br?unpacked';
import portuguese from '#domain/dictionary/data/translations/pt.bin.br?unpacked';
import russian from '#domain/dictionary/data/translations/ru.bin.br?unpacked';
import turkish from '#domain/dictionary/data/translations/tr.bin.br?unpacked';
import DictionaryWorker from '#workers/dictionary/worker.ts?worker';
import { createDictionaryClient, type DictionaryClient } from './dictionary-client.ts';
import { readLanguageChoice, writeLanguageChoice } from './language-choice.ts';

/** Where the files of the languages are. A language without a file is not offered. */
const urls: Readonly<Record<string, string>> = {
  AR: arabic,
  DE: german,
  ES: spanish,
  FR: french,
  HI: hindi,
  ID: indonesian,
  JA: japanese,
  PT: portuguese,
  RU: russian,
  TR: turkish,
};

/** The dictionary of this browser. */
export function createBrowserDictionary(): DictionaryClient {
  return createDictionaryClient({
    startWorker: () => new DictionaryWorker({ name: 'dictionary' }),
    english: { url: english, sha256: packs.english.sha256 },
    languages: packs.languages.flatMap((pack) => {
      const url = urls[pack.code];
      return url === undefined ? [] : [{ ...pack, url }];
    }),
    choice: { read: readLanguageChoice, write: writeLanguageChoice },
  });
}
