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
