import { readWords } from '#engines/speech/dictionary/read-words.ts';
import { nationalForm } from '#domain/spelling/national-spelling.ts';

/** A plain word for comparing, and the number of the word that it comes from. */
export interface ComparableWord {
  readonly word: string;
  readonly source: number;
}

const fillers = new Set(['um', 'umm', 'uh', 'uhh', 'er', 'erm', 'hmm', 'hm', 'mm', 'mhm', 'ah', 'eh']);
const irregular = new Map([
  ["won't", 'will not'],
  ["can't", 'can not'],
  ["shan't", 'shall not'],
  ['cannot', 'can not'],
  ["let's", 'let us'],
  ['ok', 'okay'],
  ['gonna', 'going to'],
  ['wanna', 'want to'],
  ['mr', 'mister'],
  ['mrs', 'missus'],
  ['dr', 'doctor'],
]);
const pronoun = '(?:i|you|he|she|it|we|they|that|there|what|who|where|how|here)';
const endings: readonly (readonly [RegExp, string])[] = [
  [/^(\p{L}+)n't$/u, '$1 not'],
  [/^(\p{L}+)'re$/u, '$1 are'],
  [/^(\p{L}+)'ve$/u, '$1 have'],
  [/^(\p{L}+)'ll$/u, '$1 will'],
  [/^i'm$/u, 'i am'],
  [new RegExp(`^(${pronoun})'s$`, 'u'), '$1 is'],
  [new RegExp(`^(${pronoun})'d$`, 'u'), '$1 would'],
];

function expand(word: string): string[] {
  const whole = irregular.get(word);
  if (whole !== undefined) return whole.split(' ');
  const rule = endings.find(([pattern]) => pattern.test(word));
  return rule ? word.replace(rule[0], rule[1]).split(' ') : [word];
}

/**
 * Brings words to one form, so that a recogniser's spelling is not taken for another word: numbers in words, contractions
 * in full, British and American spellings alike, lower case, without fillers. One word can give none or several.
 */
export function comparableWords(texts: readonly string[]): ComparableWord[] {
  return texts.flatMap((text, source) =>
    readWords(text)
      .flatMap(({ parts }) => parts)
      .flatMap((part) => expand(part))
      .filter((word) => !fillers.has(word))
      .map((word) => ({ word: nationalForm(word.replaceAll("'", '')), source })),
  );
}
