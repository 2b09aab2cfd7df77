import { sha256Of } from '#content/sha256.ts';
import { loadBank } from '#content/load-bank.ts';
import { clickableWords } from '#domain/words/clickable-words.ts';
import packs from '#engines/dictionary/data/packs.json' with { type: 'json' };
import { textsOf } from '#domain/tasks/rules-of.ts';
import { openTranslations } from '#engines/dictionary/translations.ts';
import { dataFolder, decodeText, openEnglish, readPack } from './pack-files.ts';
import { checkEntries } from './check-entries.ts';
import { checkOwnWords } from './check-own-words.ts';
import { askingOnce } from './count-words.ts';
import { checkSources } from './check-sources.ts';
import { checkSounds } from './sounds/check-sounds.ts';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run words:check`: proves the dictionary's data; of the recorded words it hears one in 32, `npm run words:check -- all`
 * all. Ends with an error when something is missing.
 */
const hearsAll = process.argv.includes('all');
const dictionary = openEnglish();
const problems: string[] = [];

const wireBytes = statSync(join(dataFolder, 'english.bin.br')).size;
if (wireBytes > 4_000_000) problems.push(`english.bin is ${wireBytes} bytes as brotli, more than 4 MB`);
const counts = checkEntries(dictionary, problems);
const plain = checkOwnWords(dictionary, problems);
if (counts.words < 30_000) problems.push(`there are only ${counts.words} headwords`);

/** Running words of the bank that are no names: a word with a capital inside a sentence is one. */
const isKnown = askingOnce((word) => dictionary.headwordOf(word) !== undefined);
let running = 0;
const missing = new Map<string, number>();
for (const item of loadBank().items) {
  const { source, spoken, answer } = textsOf(item);
  for (const own of new Set([source, spoken, answer])) {
    for (const { text: word, lookUp } of clickableWords(own)) {
      if (word !== word.toLowerCase() && !isKnown(lookUp)) continue;
      running += 1;
      if (!isKnown(lookUp)) missing.set(lookUp, (missing.get(lookUp) ?? 0) + 1);
    }
  }
}
const lost = [...missing.values()].reduce((sum, count) => sum + count, 0);
const coverage = 1 - lost / running;
if (coverage < 0.995) problems.push(`only ${(coverage * 100).toFixed(2)} % of the bank's words are found`);

/** What a learner is told of a file before they download it. */
function checkPack(name: string, told: { sha256: string; sizeBytes: number; wireBytes: number }): Uint8Array {
  const bytes = readPack(name);
  const isSame =
    sha256Of(bytes) === told.sha256 &&
    bytes.length === told.sizeBytes &&
    statSync(join(dataFolder, `${name}.br`)).size === told.wireBytes;
  if (!isSame)
    problems.push(`packs.json describes another ${name}; write it with tools/words/write-index.ts`);
  return bytes;
}
checkPack('english.bin', packs.english);
for (const pack of packs.languages) {
  const bytes = checkPack(`translations/${pack.code.toLowerCase()}.bin`, pack);
  const { count } = openTranslations(bytes, decodeText);
  if (count !== pack.headwords) problems.push(`${pack.code} has ${count} headwords, not ${pack.headwords}`);
}

const thirdParty = readFileSync(join(import.meta.dirname, '..', '..', 'THIRD_PARTY.md'), 'utf8');
checkSources(thirdParty, packs.languages, problems);
const sounds = await checkSounds(dictionary, { thirdParty, hearsAll }, problems);

console.log(`${counts.words} headwords and ${counts.phrases} phrases, ${wireBytes} bytes as brotli.`);
console.log(
  `${counts.withExample} have an example, ${counts.withSound} a sound in IPA, ${counts.levels} a level.`,
);
console.log(`${(coverage * 100).toFixed(2)} % of ${running} running words of the bank are found.`);
console.log(`${plain.meanings} meanings of ${plain.headwords} headwords are in our own plain words.`);
for (const line of sounds) console.log(line);
console.log(`Not found: ${[...missing].map(([word, count]) => `${word} (${count})`).join(', ') || 'none'}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
