import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TranslatedPart, type SentencePair } from '#contract/items/translation.ts';
import { parseTranslations, toPairs, type ParsedTranslations } from './translation-file.ts';

const folderName = 'translations';

/** Name of the file in which each part of the items is translated. */
export const translationFileNames: Readonly<Record<TranslatedPart, string>> = {
  TEXT: 'texts.txt',
  QUESTION: 'questions.txt',
  EXPLANATION: 'explanations.txt',
};
const partsByFile = new Map(TranslatedPart.options.map((part) => [translationFileNames[part], part]));

export interface TranslationFile extends ParsedTranslations {
  /** Path from the bank folder. */
  readonly path: string;
  /** As profiles have it: `FA`. */
  readonly language: string;
  /** `null`: a file of another name. */
  readonly part: TranslatedPart | null;
}

/** Translations of a bank: by language, then by the id of the item. */
export type BankTranslations = ReadonlyMap<string, ReadonlyMap<number, readonly SentencePair[]>>;

/** The files of all languages, by language. */
export function readTranslationFiles(folder: string): TranslationFile[] {
  const own = join(folder, folderName);
  if (!existsSync(own)) return [];
  return readdirSync(own)
    .sort()
    .flatMap((code) =>
      readdirSync(join(own, code))
        .sort()
        .map((name) => ({
          path: `${folderName}/${code}/${name}`,
          language: code.toUpperCase(),
          part: partsByFile.get(name) ?? null,
          ...parseTranslations(readFileSync(join(own, code, name), 'utf8')),
        })),
    );
}

/** Throws, naming the file, where one cannot be read. */
export function readTranslations(folder: string): BankTranslations {
  const languages = new Map<string, Map<number, SentencePair[]>>();
  for (const { path, language, part, items, faults } of readTranslationFiles(folder)) {
    if (part === null) continue;
    const fault = faults[0];
    if (fault) throw new Error(`content/${path}: line ${fault.line} ${fault.message}`);
    const byItem = languages.get(language) ?? new Map<number, SentencePair[]>();
    languages.set(language, byItem);
    for (const { id, sentences } of items)
      byItem.set(id, [...(byItem.get(id) ?? []), ...toPairs(sentences, { part, language })]);
  }
  return languages;
}
