import type { DictionaryPorts } from '#ui/dictionary/dictionary-ports.ts';

const unknown = async () => ({ kind: 'unknown' }) as const;

/** A dictionary that is here and has no word, but for what is given. */
export const fakeDictionary = (
  own: Partial<DictionaryPorts['dictionary']> = {},
): DictionaryPorts['dictionary'] => ({
  languages: [],
  getLanguage: () => null,
  chooseLanguage: async () => true,
  removeLanguage: async () => {},
  listKept: async () => ({ english: null, languages: [] }),
  subscribeKept: () => () => {},
  lookUp: unknown,
  wordOfTheDay: unknown,
  ...own,
});
