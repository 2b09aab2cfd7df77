import { expose } from 'comlink';
import type { DataFile } from '#domain/storage/data-file.ts';
import { openDictionary, type Dictionary } from '#engines/dictionary/dictionary.ts';
import { openTranslations, type Translations } from '#engines/dictionary/translations.ts';
import { chooseWordOfTheDay } from '#engines/dictionary/word-of-the-day.ts';
import type { FileRead } from '#workers/packs/kept-files.ts';
import type { DictionaryFiles, DictionaryWorkerApi, LookUpAnswer } from './api.ts';
import { dictionaryFiles } from './dictionary-files.ts';

const text = new TextDecoder();
const decode = (bytes: Uint8Array): string => text.decode(bytes);
let opened: Dictionary | undefined;
let translations: { readonly url: string; readonly table: Translations } | undefined;

type Missing = 'no-data' | 'damaged' | 'silent';

/** The dictionary, or why there is none. */
async function openEnglish(read: () => Promise<FileRead>): Promise<Dictionary | Missing> {
  if (opened !== undefined) return opened;
  const file = await read();
  if (file.kind !== 'whole') return file.kind === 'absent' ? 'no-data' : file.kind;
  opened = openDictionary(file.bytes, decode);
  return opened;
}

/** Only from this device: a look-up costs no download that nobody asked for. */
async function openTranslated(file: DataFile): Promise<Translations | undefined> {
  if (translations?.url !== file.url) {
    const kept = await dictionaryFiles.readKept(file);
    translations =
      kept.kind === 'whole' ? { url: file.url, table: openTranslations(kept.bytes, decode) } : undefined;
  }
  return translations?.table;
}

async function answer(
  dictionary: Dictionary | Missing,
  file: DataFile | null,
  word: string,
): Promise<LookUpAnswer> {
  if (typeof dictionary === 'string') return { kind: dictionary };
  const entry = dictionary.find(word);
  if (entry === undefined) return { kind: 'unknown' };
  if (file === null) return { kind: 'found', entry, language: 'none' };
  const table = await openTranslated(file);
  if (table === undefined) return { kind: 'found', entry, language: 'missing' };
  return { kind: 'found', entry: { ...entry, translations: table.find(entry.word) }, language: 'here' };
}

const openKept = ({ english }: DictionaryFiles) => openEnglish(() => dictionaryFiles.readKept(english));

const api: DictionaryWorkerApi = {
  async open(files) {
    await openKept(files);
    if (files.translations !== null) await openTranslated(files.translations);
  },
  async lookUp({ files, word }) {
    const dictionary = await openEnglish(() => dictionaryFiles.read(files.english));
    return answer(dictionary, files.translations, word);
  },
  async wordOfTheDay({ files, date, level }) {
    return answer(await openKept(files), files.translations, chooseWordOfTheDay({ date, level }));
  },
  async keep({ file, wanted }) {
    if (!(await dictionaryFiles.keep(file))) return false;
    await dictionaryFiles.forgetOthers(wanted);
    return true;
  },
  async listKept(urls) {
    const are = await Promise.all(urls.map((url) => dictionaryFiles.isKept(url)));
    return urls.filter((_, at) => are[at]);
  },
  async forget(url) {
    if (translations?.url === url) translations = undefined;
    await dictionaryFiles.forget(url);
  },
};

expose(api);
