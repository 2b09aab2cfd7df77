import type { DictionaryWord, Meaning } from '#contract/entities/word.ts';

/** Fields of an entry by how `THIRD_PARTY.md` names them; `null`: no entry has one, or it is checked elsewhere. */
const namesOf: Record<keyof DictionaryWord | keyof Meaning, string | null> = {
  word: 'headwords',
  partOfSpeech: 'parts of speech',
  definitions: 'definitions',
  examples: 'examples',
  synonyms: 'synonyms',
  antonyms: 'antonyms',
  familyWords: 'family words',
  idioms: 'idioms',
  collocations: 'collocations',
  americanPhonetic: 'American IPA',
  britishPhonetic: 'British IPA',
  australianPhonetic: 'Australian IPA',
  formOf: 'other forms of a word',
  frequencyRank: 'frequency',
  level: 'the level from A1 to C2',
  meanings: null,
  image: null,
  americanAudio: null,
  britishAudio: null,
  australianAudio: null,
  translations: null,
};

interface Language {
  readonly code: string;
  readonly licence: string;
}

const plain = (licence: string): string => licence.replaceAll(/[- ]/gu, '');

/** Holds `THIRD_PARTY.md` against what the data has: each field of an entry and each language has its source and its licence. */
export function checkSources(text: string, languages: readonly Language[], problems: string[]): void {
  const section = text.split(/^## /mu).find((part) => part.startsWith('Dictionary\n')) ?? '';
  const rows = section.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const rowOf = (fits: (what: string) => boolean) =>
    rows.filter(([, what = '', source = '', licence = '']) => fits(what) && source !== '' && licence !== '');
  for (const name of Object.values(namesOf))
    if (name !== null && rowOf((what) => what.split(', ').some((one) => one.includes(name))).length === 0)
      problems.push(`THIRD_PARTY.md does not say where the ${name} are from, under which licence`);
  for (const { code, licence } of languages) {
    const named = rowOf((what) => what.includes(`\`${code.toLowerCase()}\``));
    if (!named.some((row) => plain(row[3] ?? '').includes(plain(licence))))
      problems.push(`THIRD_PARTY.md does not name the translations ${code} under ${licence}`);
  }
}
