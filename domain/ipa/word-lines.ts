import { phonesOfIpa } from './ipa-phones.ts';

/**
 * The pronunciations of a word as lines of a dictionary for the reading engine, from its transcriptions: American and British ones are
 * both right. Nothing for a word without any: it is sounded out.
 */
export function linesOfWord(word: string, transcriptions: readonly (string | null)[]): string[] {
  const pronunciations = transcriptions
    .flatMap((ipa) => (ipa === null || ipa === '' ? [] : [phonesOfIpa(ipa).join(' ')]))
    .filter((phones) => phones !== '');
  const head = word.toLowerCase();
  return [...new Set(pronunciations)].map((phones, at) =>
    at === 0 ? `${head} ${phones}` : `${head}(${at + 1}) ${phones}`,
  );
}
