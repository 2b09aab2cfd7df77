import { loadBank } from '#content/load-bank.ts';
import { clickableWords } from '#domain/dictionary/clickable-words.ts';
import { openDictionary } from '#domain/dictionary/dictionary.ts';
import packs from '#domain/dictionary/data/packs.json' with { type: 'json' };
import { textsOf } from '#domain/tasks/rules-of.ts';
import { openTranslations } from '#domain/dictionary/translations.ts';
import { dataFolder, readPack } from './pack-files.ts';
import { checkEntries } from './check-entries.ts';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run words:check`: proves the dictionary's data. Ends with an error when something is missing. */
const text = new TextDecoder();
const decode = (bytes: Uint8Array): string => text.decode(bytes);
const dictionary = openDictionary(readPack('english.bin'), decode);
const problems: string[] = [];

const wireBytes = statSync(join(dataFolder, 'english.bin.br')).size;
if (wireBytes > 4_000_000) problems.push(`english.bin is ${wireBytes} bytes as brotli, more than 4 MB`);
const counts = checkEntries(dictionary, problems);
if (counts.words < 30_000) problems.push(`there are only ${counts.words} headwords`);

/** Running words of the bank that are no names: a word with a capital inside a sentence is one. */
let running = 0;
const missing = new Map<string, number>();
for (const item of loadBank().items) {
  const { source, spoken, answer } = textsOf(item);
  for (const own of new Set([source, spoken, answer])) {
    for (const { text: word, lookUp } of clickableWords(own)) {
      if (word !== word.toLowerCase() && dictionary.headwordOf(lookUp) === undefined) continue;
      running += 1;
      if (dictionary.headwordOf(lookUp) === undefined) missing.set(lookUp, (missing.get(lookUp) ?? 0) + 1);
    }
  }
}
const lost = [...missing.values()].reduce((sum, count) => sum + count, 0);
const coverage = 1 - lost / running;
if (coverage < 0.995) problems.push(`only ${(coverage * 100).toFixed(2)} % of the bank's words are found`);

for (const { code, headwords } of packs.languages) {
  const table = openTranslations(readPack(`translations/${code.toLowerCase()}.bin`), decode);
  if (table.count !== headwords) problems.push(`${code} has ${table.count} headwords, not ${headwords}`);
}

console.log(`${counts.words} headwords and ${counts.phrases} phrases, ${wireBytes} bytes as brotli.`);
console.log(
  `${counts.withExample} have an example, ${counts.withSound} a sound in IPA, ${counts.levels} a level.`,
);
console.log(`${(coverage * 100).toFixed(2)} % of ${running} running words of the bank are found.`);
console.log(`Not found: ${[...missing].map(([word, count]) => `${word} (${count})`).join(', ') || 'none'}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
