import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BankItem } from '#contract/items/bank-item.ts';
import { readWords } from '#engines/speech/dictionary/read-words.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';

/** How the words of the bank are pronounced; a person may correct any line of it. */
export const pronunciationsFile = 'pronunciations.dict';

/** What a learner is to say word for word; `undefined` for every other task. */
export function textToSayOf(item: BankItem): string | undefined {
  const question = questionOf(item);
  return question?.engine === 'reading' ? question.text : undefined;
}

/** Spoken words of a text, each once, in lower case. */
export function spokenWordsOf(text: string): string[] {
  return [...new Set(readWords(text).flatMap(({ parts }) => parts))];
}

/** Lines `word PH ON ES` by word, variants as `word(2)`. What follows a `#` is a remark. */
export function readPronunciations(folder: string): Map<string, string[]> {
  const path = join(folder, pronunciationsFile);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/u) : [];
  const entries = lines
    .map((line) => line.replace(/\s*#.*$/u, '').trim())
    .filter((line) => line !== '' && !line.startsWith(';;'))
    .map((line) => ({ line, word: (/^\S+?(?=\(\d+\)\s|\s)/u.exec(line) ?? [line])[0] }));
  return new Map(
    [...Map.groupBy(entries, ({ word }) => word)].map(([word, own]) => [word, own.map(({ line }) => line)]),
  );
}

/** The lines that an item's text needs; `undefined` when nobody says its words. */
export function pronunciationsOf(
  item: BankItem,
  list: ReadonlyMap<string, readonly string[]>,
): string[] | undefined {
  const text = textToSayOf(item);
  return text === undefined ? undefined : spokenWordsOf(text).flatMap((word) => list.get(word) ?? []);
}
