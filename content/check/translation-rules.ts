import type { BankItem } from '#contract/items/bank-item.ts';
import { readTranslationFiles, type TranslationFile } from '#content/read-translations.ts';
import { sentencesToTranslate } from '#content/translated-text.ts';
import {
  parseTranslations,
  type TranslatedItem,
  type TranslatedSentence,
} from '#content/translation-file.ts';
import { listLanguages } from '#domain/profile/languages.ts';
import { scriptFaults } from './script-faults.ts';
import type { CheckedItem, Problem } from './problem.ts';

/** What is wrong with the translations of a bank: each with its file, line, item and reason. */
export function checkTranslations(folder: string, items: readonly CheckedItem[]): Problem[] {
  const byId = new Map(items.map(({ item }) => [item.id, item]));
  return readTranslationFiles(folder).flatMap((file) => checkFile(file, byId));
}

function checkFile(
  { path, language, text }: TranslationFile,
  byId: ReadonlyMap<number, BankItem>,
): Problem[] {
  if (!listLanguages().some(({ id }) => id === language))
    return [{ file: path, message: 'is named for no language that a learner can choose' }];
  const { items, faults } = parseTranslations(text);
  const seen = new Set<number>();
  const found = items.flatMap((block) => {
    const isTwice = seen.has(block.id);
    seen.add(block.id);
    return isTwice
      ? [{ line: block.line, message: `${block.id} is translated twice` }]
      : checkBlock(block, byId.get(block.id), language);
  });
  return [...faults, ...found].map(({ line, message }) => ({
    file: path,
    message: `line ${line}: ${message}`,
  }));
}

function checkBlock(block: TranslatedItem, item: BankItem | undefined, language: string) {
  const { id, line, sentences } = block;
  if (item === undefined) return [{ line, message: `no item has the id ${id}` }];
  const expected = sentencesToTranslate(item);
  const missing = expected.slice(sentences.length);
  return [
    ...missing.map((text) => ({ line, message: `${id} has no translation of "${text}"` })),
    ...sentences.flatMap((sentence, at) =>
      sentenceFaults(sentence, expected[at], language).map((fault) => ({
        line: sentence.line,
        message: `${id}: ${fault}`,
      })),
    ),
  ];
}

function sentenceFaults(sentence: TranslatedSentence, expected: string | undefined, language: string) {
  const { source, target } = sentence;
  const words = target.map(({ text }) => text).join(' ');
  const used = new Set(target.map(({ of }) => of).filter((of) => of > 0));
  const unknown = [...used].filter((of) => of > source.length);
  return [
    ...(source.join(' ') === expected
      ? []
      : [
          `"${source.join(' ')}" is not in the item, which has ${expected ? `"${expected}"` : 'no more'} here`,
        ]),
    ...unknown.map((of) => `the source has no phrase ${of}, only ${source.length}`),
    ...(used.size * 2 < source.length ? ['more than half of the source has no counterpart'] : []),
    ...scriptFaults(words, language),
  ];
}
