import { expose } from 'comlink';
import { openDictionary, type Dictionary } from '#domain/dictionary/dictionary.ts';
import { openTranslations, type Translations } from '#domain/dictionary/translations.ts';
import { chooseWordOfTheDay } from '#domain/dictionary/word-of-the-day.ts';
import type { DictionaryFile, DictionaryFiles, DictionaryWorkerApi, LookUpAnswer } from './api.ts';
import { dictionaryFiles, readChecked } from './open-kept-file.ts';

const text = new TextDecoder();
const decode = (bytes: Uint8Array): string => text.decode(bytes);
let opened: Dictionary | undefined;
let translations: { readonly url: string; readonly table: Translations } | undefined;

async function openEnglish(file: DictionaryFile): Promise<Dictionary | undefined> {
  if (opened !== undefined) return opened;
  const bytes = await readChecked(file);
  if (bytes !== undefined) opened = openDictionary(bytes, decode);
  return opened;
}

/** Only from this device: a look-up costs no download that nobody asked for. */
async function translationsOf(file: DictionaryFile | null, word: string): Promise<string[]> {
  if (file === null) return [];
  if (translations?.url !== file.url) {
    const bytes = (await dictionaryFiles.isKept(file.url)) ? await readChecked(file) : undefined;
    translations = bytes && { url: file.url, table: openTranslations(bytes, decode) };
  }
  return translations?.table.find(word) ?? [];
}

async function answer(
  { english, translations: file }: DictionaryFiles,
  find: (dictionary: Dictionary) => string | undefined,
): Promise<LookUpAnswer> {
  const dictionary = await openEnglish(english);
  if (dictionary === undefined) return { kind: 'no-data' };
  const word = find(dictionary);
  const entry = word === undefined ? undefined : dictionary.find(word);
  if (entry === undefined) return { kind: 'unknown' };
  return { kind: 'found', entry: { ...entry, translations: await translationsOf(file, entry.word) } };
}

const api: DictionaryWorkerApi = {
  lookUp: ({ files, word }) => answer(files, () => word),
  wordOfTheDay: ({ files, date, level }) =>
    answer(files, (dictionary) => chooseWordOfTheDay(dictionary, { date, level })),
  async keep({ file, wanted }) {
    if (!(await dictionaryFiles.keep(file.url))) return false;
    if ((await readChecked(file)) === undefined) return false;
    await dictionaryFiles.forgetOthers(wanted);
    return true;
  },
  isKept: (url) => dictionaryFiles.isKept(url),
  async forget(url) {
    translations = undefined;
    await dictionaryFiles.forget([url]);
  },
};

expose(api);
