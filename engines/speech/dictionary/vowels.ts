const vowels: ReadonlySet<string> = new Set([
  'AA',
  'AE',
  'AH',
  'AO',
  'AW',
  'AY',
  'EH',
  'ER',
  'EY',
  'IH',
  'IY',
  'OW',
  'OY',
  'UH',
  'UW',
]);

/** Whether an ARPAbet phone without stress is a vowel. */
export const isVowel = (phone: string): boolean => vowels.has(phone);

/** Syllables of a pronunciation, at least one. */
export const syllablesOf = (phones: readonly string[] = []): number =>
  Math.max(1, phones.filter((phone) => isVowel(phone)).length);
