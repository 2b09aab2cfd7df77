import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { openDictionary, type Dictionary } from '#engines/dictionary/dictionary.ts';
import { openTranslations, type Translations } from '#engines/dictionary/translations.ts';
import packs from '#engines/dictionary/data/packs.json' with { type: 'json' };

/** The same data as the devices have. */
export interface ServerDictionary {
  /** Takes some 100 ms the first time. */
  english(): Dictionary;
  /** Translations into a language; none when there is no pack for it. */
  translate(language: string, headword: string): string[];
}

const folder = join(import.meta.dirname, '..', '..', 'engines', 'dictionary', 'data');
const text = new TextDecoder();
const decode = (bytes: Uint8Array): string => text.decode(bytes);
const read = (name: string): Uint8Array =>
  new Uint8Array(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))));

/** Opens nothing before it is asked for: most servers never are. */
export function createServerDictionary(): ServerDictionary {
  let english: Dictionary | undefined;
  const languages = new Map<string, Translations>();
  return {
    english: () => (english ??= openDictionary(read('english.bin'), decode)),
    translate(language, headword) {
      if (!packs.languages.some(({ code }) => code === language)) return [];
      const table =
        languages.get(language) ??
        openTranslations(read(`translations/${language.toLowerCase()}.bin`), decode);
      languages.set(language, table);
      return table.find(headword);
    },
  };
}
