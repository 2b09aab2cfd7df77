import { readKeyTable, type DecodeText } from './key-table.ts';
import { lookUpForm } from './look-up-form.ts';

export interface Translations {
  readonly count: number;
  /** Translations of a headword, the best first; none when the list does not have it. */
  find(headword: string): string[];
}

/** Opens the translations of one language: a table of headwords (`key-table.ts`), translations joined by `;`. */
export function openTranslations(bytes: Uint8Array, decode: DecodeText): Translations {
  const table = readKeyTable(bytes, decode);
  return {
    count: table.count,
    find(headword) {
      const index = table.indexOf(lookUpForm(headword));
      return index < 0 ? [] : table.at(index).text.split(';');
    },
  };
}
