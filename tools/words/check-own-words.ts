import type { Dictionary } from '#engines/dictionary/dictionary.ts';
import { ownLanguages, readFunctionWords, readOwnTranslations, readRewritten } from './own-words.ts';

/** A learner of level B1 reads no longer explanation of a common word. */
const longest = 110;
/** Headwords, without the words that carry the grammar. */
const fewest = 1_500;
/** A learner wants the commonest equivalents, not all of them. */
const mostTranslations = 3;

/** Letters that every form of a word shares with it, more or less: `carry`, `carried`; irregular verbs are looked up. */
const hasForm = (dictionary: Dictionary, word: string, example: string): boolean =>
  (example.toLowerCase().match(/[\p{L}'-]+/gu) ?? []).some((one) => {
    const found = dictionary.find(one);
    return found?.word === word || (found?.formOf ?? []).some((form) => form.word === word);
  });

/** Each headword with a meaning of ours has equivalents in each language of ours. */
function checkTranslations(words: ReadonlySet<string>, problems: string[]): void {
  for (const code of ownLanguages) {
    const translations = readOwnTranslations(code);
    for (const word of words)
      if (!translations.has(word)) problems.push(`${word} is not translated into ${code}`);
    for (const [word, joined] of translations) {
      const all = joined.split(';');
      if (all.length > mostTranslations || new Set(all).size < all.length)
        problems.push(`${word} has too many translations into ${code}, or one of them twice: ${joined}`);
      if (all.some((one) => one === '' || one !== one.trim() || /[,،，；]/u.test(one)))
        problems.push(`${word} has translations into ${code} that are not told apart by ; alone: ${joined}`);
    }
  }
}

/** Our plain definitions: short, with an example that has the word in it, once each, and in the dictionary. How many there are. */
export function checkOwnWords(
  dictionary: Dictionary,
  problems: string[],
): { meanings: number; headwords: number } {
  const own = readRewritten();
  const seen = new Set<string>();
  for (const { word, letter, definition, example } of own) {
    const name = `${word} (${letter})`;
    if (definition.length > longest) problems.push(`${name}: a definition of ${definition.length} letters`);
    if (!hasForm(dictionary, word, example))
      problems.push(`${name}: the example does not have the word: ${example}`);
    if (seen.has(`${name} ${definition}`)) problems.push(`${name} is defined twice as ${definition}`);
    seen.add(`${name} ${definition}`);
    const isShown = dictionary
      .find(word)
      ?.meanings.some(
        ({ definitions, examples }) => definitions.includes(definition) && examples.includes(example),
      );
    if (!isShown) problems.push(`${name} is not in the dictionary as written; build it anew`);
  }
  const words = new Set(own.map(({ word }) => word));
  if (words.size < fewest) problems.push(`only ${words.size} headwords are explained in plain words`);
  checkTranslations(new Set([...words, ...readFunctionWords().map(({ word }) => word)]), problems);
  return { meanings: own.length, headwords: words.size };
}
