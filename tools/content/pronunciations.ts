import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { phonemize } from 'phonemizer';
import { bankFolder } from '#content/bank-files.ts';
import { loadBank } from '#content/load-bank.ts';
import {
  pronunciationsFile,
  readPronunciations,
  spokenWordsOf,
  textToSayOf,
} from '#content/pronunciations.ts';
import {
  findPronunciations,
  readDictionary,
  type PronouncingDictionary,
} from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { phonesOfIpa } from '#domain/ipa/ipa-phones.ts';
import { loadDictionaryText } from '#tools/score-speech/load-model.ts';
import { coreOf } from './core-of.ts';

const heading = `;; How the words of Read Aloud and Repeat Sentence are pronounced: word, ARPAbet phones without stress; variants as word(2).
;; "npm run content:pronunciations" adds what is missing and takes out what no text has; it never changes a line, so
;; correct any by hand. Source: CMU Pronouncing Dictionary; "British" and "not in the dictionary" lines: espeak-ng.`;

async function ipaOf(word: string, voice: 'en' | 'en-us'): Promise<string[]> {
  return phonesOfIpa((await phonemize(word, voice)).join(' '));
}

/** The lines of a word that the list does not have yet. */
async function newLines(word: string, dictionary: PronouncingDictionary): Promise<string[]> {
  const known = findPronunciations(word, dictionary);
  const american = known ?? [await ipaOf(word, 'en-us')];
  const british = await ipaOf(word, 'en');
  const isOwn = !american.some((phones) => coreOf(phones) === coreOf(british));
  const variants = [
    ...american.map((phones) => ({ phones, remark: known ? '' : ' # not in the dictionary' })),
    ...(isOwn && british.length > 0 ? [{ phones: british, remark: ' # British' }] : []),
  ].filter(({ phones }) => phones.length > 0);
  return variants.map(
    ({ phones, remark }, at) => `${word}${at === 0 ? '' : `(${at + 1})`} ${phones.join(' ')}${remark}`,
  );
}

/** Lines as they stand in the file, remarks and corrections with them. */
function keptLines(words: ReadonlySet<string>): string[] {
  const path = join(bankFolder, pronunciationsFile);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/u) : [];
  return lines.filter((line) => words.has(/^([^;\s]\S*?)(?:\(\d+\))?\s/u.exec(line)?.[1] ?? ''));
}

if (import.meta.main) {
  const say = (line: string): void => console.log(line);
  const dictionary = readDictionary(await loadDictionaryText(say));
  const words = new Set(
    loadBank().items.flatMap((item) => {
      const text = textToSayOf(item);
      return text === undefined ? [] : spokenWordsOf(text);
    }),
  );
  const list = readPronunciations(bankFolder);
  const added: string[] = [];
  for (const word of words) if (!list.has(word)) added.push(...(await newLines(word, dictionary)));
  const byWord = new Intl.Collator('en', { numeric: true });
  const lines = [...keptLines(words), ...added].sort((a, b) => byWord.compare(a, b));
  writeFileSync(join(bankFolder, pronunciationsFile), `${heading}\n${lines.join('\n')}\n`);
  const toCheck = added.filter((line) => line.includes('#'));
  say(`${words.size} words, ${added.length} new lines.`);
  if (toCheck.length > 0) say(`Look at these:\n${toCheck.join('\n')}`);
}
