import type { Dictionary } from '#engines/dictionary/dictionary.ts';
import { bankTexts, countWords } from './count-words.ts';
import {
  readFunctionWords,
  readLeftOut,
  readOwnTranslations,
  readRewritten,
  ownLanguages,
} from './own-words.ts';
import { openEnglish } from './pack-files.ts';

function* definitions(dictionary: Dictionary): Iterable<string> {
  for (let index = 0; index < dictionary.count; index++)
    for (const { senses } of dictionary.entryAt(index).entry.parts)
      for (const sense of senses) yield dictionary.senseAt(sense.index).definition;
}

/** The commonest headwords, without names, phrases and what is a form of another word. */
function commonWords(dictionary: Dictionary, howMany: number): string[] {
  const baseOf = new Map<string, string | undefined>();
  const headwordOf = (word: string): string | undefined => {
    if (baseOf.has(word)) return baseOf.get(word);
    const found = dictionary.headwordOf(word);
    const base =
      found === undefined ? undefined : dictionary.entryAt(dictionary.indexOf(found)).entry.formOf[0];
    baseOf.set(word, base ?? found);
    return base ?? found;
  };
  const inBank = countWords(bankTexts(), headwordOf);
  const inDefinitions = countWords(definitions(dictionary), headwordOf);
  const placeByDefinitions = new Map(
    [...inDefinitions].toSorted(([, a], [, b]) => b - a).map(([word], place) => [word, place + 1]),
  );
  const leftOut = readLeftOut();
  const words = Array.from({ length: dictionary.count }, (_, index) => dictionary.entryAt(index)).flatMap(
    ({ word, entry: { rank, formOf, written } }) => {
      if (rank === null || formOf.length > 0 || word.includes(' ') || leftOut.has(word)) return [];
      if (written !== '' && written !== word) return [];
      const place = placeByDefinitions.get(word) ?? placeByDefinitions.size;
      return [{ word, rank, inBank: inBank.get(word) ?? 0, general: rank * place }];
    },
  );
  const byBank = words.toSorted((a, b) => b.inBank - a.inBank || a.rank - b.rank);
  const byGeneral = words.toSorted((a, b) => a.general - b.general);
  const common = new Set<string>();
  for (let i = 0; i < words.length && common.size < howMany; i++)
    for (const { word } of [byBank[i], byGeneral[i]].filter((one) => one !== undefined)) common.add(word);
  return [...common].slice(0, howMany);
}

/**
 * `node tools/words/common-words.ts [1500]`: of the commonest headwords, those that still lack a meaning or a translation of our own.
 * They are taken in turn from two orders: how often the bank has a word, and how common it is in general and explaining English
 * (its place by GloVe, and how often the definitions of the dictionary have it).
 */
const dictionary = openEnglish();
const common = commonWords(dictionary, Number(process.argv[2] ?? 1_500));
const plain = new Set([...readFunctionWords(), ...readRewritten()].map(({ word }) => word));
const report = (what: string, has: (word: string) => boolean): void => {
  const missing = common.filter((word) => !has(word));
  console.log(`${what}: ${missing.length} of ${common.length} are missing. ${missing.join(', ')}`);
};
report('Plain meanings', (word) => plain.has(word));
for (const code of ownLanguages) {
  const translations = readOwnTranslations(code);
  report(code, (word) => translations.has(word));
}
