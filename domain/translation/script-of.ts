/** One letter of a script, and the languages that are written in it. Every other language is written in Latin letters. */
const written: readonly (readonly [RegExp, string])[] = [
  [/\p{scx=Arabic}/u, 'AR FA PS SD UG UR'],
  [/\p{scx=Armenian}/u, 'HY'],
  [/\p{scx=Bengali}/u, 'BN'],
  [/\p{scx=Cyrillic}/u, 'BG KK MN RU TG UK'],
  [/\p{scx=Devanagari}/u, 'HI MR NE'],
  [/\p{scx=Ethiopic}/u, 'AM TI'],
  [/\p{scx=Georgian}/u, 'KA'],
  [/\p{scx=Greek}/u, 'EL'],
  [/\p{scx=Gujarati}/u, 'GU'],
  [/\p{scx=Gurmukhi}/u, 'PA'],
  [/\p{scx=Han}/u, 'ZH'],
  [/\p{scx=Hebrew}/u, 'HE'],
  [/\p{scx=Kannada}/u, 'KN'],
  [/\p{scx=Khmer}/u, 'KM'],
  [/\p{scx=Lao}/u, 'LO'],
  [/\p{scx=Malayalam}/u, 'ML'],
  [/\p{scx=Myanmar}/u, 'MY'],
  [/\p{scx=Sinhala}/u, 'SI'],
  [/\p{scx=Tamil}/u, 'TA'],
  [/\p{scx=Telugu}/u, 'TE'],
  [/\p{scx=Thai}/u, 'TH'],
  [/[\p{scx=Hangul}\p{scx=Han}]/u, 'KO'],
  [/[\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Han}]/u, 'JA'],
  // Written in either.
  [/[\p{scx=Cyrillic}\p{scx=Latin}]/u, 'SR UZ'],
  [/[\p{scx=Arabic}\p{scx=Latin}]/u, 'KU'],
];

const latin = /\p{scx=Latin}/u;
const byLanguage = new Map(
  written.flatMap(([letter, languages]) => languages.split(' ').map((code) => [code, letter] as const)),
);

/** Matches a letter that a language (ISO 639 in capitals) is written with. */
export function scriptOf(language: string): RegExp {
  return byLanguage.get(language) ?? latin;
}

/** Names may stay in other letters, a text may not. */
const leastShare = 0.5;

/** Whether at least half of the letters of a text are of the script of a language. A text without letters is in any. */
export function isInScriptOf(text: string, language: string): boolean {
  const own = scriptOf(language);
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => own.test(letter)).length >= letters.length * leastShare;
}
