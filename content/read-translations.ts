import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translation } from '#contract/items/translation.ts';
import { parseTranslations, toTranslation } from './translation-file.ts';

const folderName = 'translations';

export interface TranslationFile {
  /** Path from the bank folder. */
  readonly path: string;
  /** As items have it: `FA`. */
  readonly language: string;
  readonly text: string;
}

/** The files of all languages, by language. */
export function readTranslationFiles(folder: string): TranslationFile[] {
  const own = join(folder, folderName);
  if (!existsSync(own)) return [];
  return readdirSync(own)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({
      path: `${folderName}/${name}`,
      language: name.slice(0, -'.txt'.length).toUpperCase(),
      text: readFileSync(join(own, name), 'utf8'),
    }));
}

/** The translations of each item that has some, by language. Throws, naming the file, where one cannot be read. */
export function readTranslations(folder: string): Map<number, Record<string, Translation>> {
  const byItem = new Map<number, Record<string, Translation>>();
  for (const { path, language, text } of readTranslationFiles(folder)) {
    const { items, faults } = parseTranslations(text);
    const fault = faults[0];
    if (fault) throw new Error(`content/${path}: line ${fault.line} ${fault.message}`);
    for (const { id, sentences } of items)
      byItem.set(id, { ...byItem.get(id), [language]: toTranslation(sentences, language) });
  }
  return byItem;
}
