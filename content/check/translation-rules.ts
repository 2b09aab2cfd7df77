import type { BankItem } from '#contract/items/bank-item.ts';
import { TranslatedPart } from '#contract/items/translation.ts';
import { translationFileNames, type TranslationFile } from '#content/read-translations.ts';
import { toPairs, type TranslatedItem, type TranslatedSentence } from '#content/translation-file.ts';
import { languageCodes } from '#domain/profile/languages.ts';
import { placeSentences } from '#domain/translation/place-sentences.ts';
import { partsOf } from '#domain/translation/translated-parts.ts';
import { figureFaults, languageFaults } from './mixed-languages.ts';
import type { CheckedItem, Problem } from './problem.ts';

interface Fault {
  readonly line: number;
  readonly message: string;
}

/** What is wrong with the translations of a bank: each with its file, line, item and reason. */
export function checkTranslations(
  files: readonly TranslationFile[],
  items: readonly CheckedItem[],
): Problem[] {
  const byId = new Map(items.map(({ item }) => [item.id, item]));
  return [...files.flatMap((file) => checkFile(file, byId)), ...findMissingItems(files, byId)];
}

function checkFile(file: TranslationFile, byId: ReadonlyMap<number, BankItem>): Problem[] {
  const { path, language, part, items, faults } = file;
  if (!languageCodes.includes(language))
    return [
      { file: path, message: 'is in a folder that is named for no language that a learner can choose' },
    ];
  if (part === null)
    return [{ file: path, message: `is none of ${Object.values(translationFileNames).join(', ')}` }];
  const seen = new Set<number>();
  const found = items.flatMap((block): Fault[] => {
    const isTwice = seen.has(block.id);
    seen.add(block.id);
    const item = byId.get(block.id);
    if (isTwice) return [{ line: block.line, message: `${block.id} is translated twice` }];
    if (item === undefined) return [{ line: block.line, message: `no item has the id ${block.id}` }];
    return checkBlock(block, item, { part, language });
  });
  return [...faults, ...found].map(({ line, message }) => ({
    file: path,
    message: `line ${line}: ${message}`,
  }));
}

function checkBlock(
  { id, line, sentences }: TranslatedItem,
  item: BankItem,
  of: { part: TranslatedPart; language: string },
): Fault[] {
  const texts = partsOf(item).filter(({ part }) => part === of.part);
  const placed = placeSentences(texts, toPairs(sentences, of)).flatMap((part) => part.sentences);
  const missing = placed.filter(({ target }) => target === null);
  const used = new Set(placed.flatMap(({ source, target }) => (target === null ? [] : source)));
  return [
    ...missing.map(({ source }) => ({ line, message: `${id} has no translation of "${source}"` })),
    ...sentences.flatMap((sentence) => {
      const source = sentence.source.join(' ');
      const strange = used.has(source) ? [] : [`"${source}" is not in the item`];
      return [...strange, ...sentenceFaults(sentence, of.language)].map((fault) => ({
        line: sentence.line,
        message: `${id}: ${fault}`,
      }));
    }),
  ];
}

function sentenceFaults({ source, target }: TranslatedSentence, language: string): string[] {
  const words = target.map(({ text }) => text).join(' ');
  const used = new Set(target.map(({ of }) => of).filter((of) => of > 0));
  const unknown = [...used].filter((of) => of > source.length);
  return [
    ...unknown.map((of) => `the source has no phrase ${of}, only ${source.length}`),
    ...(used.size * 2 < source.length ? ['more than half of the source has no counterpart'] : []),
    ...languageFaults(source.join(' '), words, language),
    ...figureFaults(source.join(' '), words),
  ];
}

const idsIn = (files: readonly TranslationFile[]): Set<number> =>
  new Set(files.flatMap(({ items }) => items.map(({ id }) => id)));

/** Ids of the items that a bank has in other languages, by language. */
export function translatedItems(files: readonly TranslationFile[]): Map<string, Set<number>> {
  const ofLanguages = Map.groupBy(files, ({ language }) => language);
  return new Map([...ofLanguages].map(([language, own]) => [language, idsIn(own)]));
}

/** An item that is translated in one of its parts is translated in all of them. */
function findMissingItems(files: readonly TranslationFile[], byId: ReadonlyMap<number, BankItem>): Problem[] {
  return [...translatedItems(files)].flatMap(([language, ids]) => {
    const own = files.filter((file) => file.language === language);
    return partNames.flatMap((part) => {
      const there = idsIn(own.filter((file) => file.part === part));
      return [...ids]
        .filter((id) => !there.has(id) && hasPart(byId.get(id), part))
        .map((id) => ({
          file: `translations/${language.toLowerCase()}/${translationFileNames[part]}`,
          message: `${id} is translated into ${language}, and not here`,
        }));
    });
  });
}

const partNames = TranslatedPart.options;

const hasPart = (item: BankItem | undefined, wanted: TranslatedPart): boolean =>
  item !== undefined && partsOf(item).some(({ part }) => part === wanted);
