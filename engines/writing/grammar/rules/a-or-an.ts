import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { likeCase } from '#engines/writing/grammar/look.ts';

/** Begins with a consonant sound in spite of its letter, or with a vowel sound. From general knowledge of English. */
const consonantSound =
  /^(?:uni(?!n|m[^ao]|de|gn)|us(?:e|a[bg]|u)|uten|util|eu|ew|one(?!r)|once|ubi|uku|ura|uri|una[nr]|uto|ufo|u-|ure)/u;
const vowelSound = /^(?:hour|honest|honou?r|heir)/u;
const vowelLetters = new Set('aefhilmnorsx'.split(''));

/** Whether a word is spoken with a vowel first; `undefined` when that cannot be told. */
function startsWithVowel(whole: string): boolean | undefined {
  const text = /^[A-Z]{2,}-/u.test(whole) ? whole.slice(0, whole.indexOf('-')) : whole;
  const lower = text.toLowerCase();
  if (/^\d/u.test(lower)) return /^(?:8|11$|18$|11(?!\d)|18(?!\d))/u.test(lower.replace(/,/gu, ''));
  if (/^[A-Z]{2,}s?$/u.test(text))
    return text.length > 2 && /[AEIOU]/u.test(text) ? undefined : vowelLetters.has(lower[0] ?? '');
  if (!/^[a-z]/u.test(lower) || lower.length === 1) return undefined;
  if (vowelSound.test(lower)) return true;
  if (/^h(?:ist|yst|otel|abit)/u.test(lower)) return undefined;
  if (consonantSound.test(lower)) return false;
  return /^[aeiou]/u.test(lower);
}

/** `a` before a consonant sound, `an` before a vowel sound. */
export const aOrAn: GrammarRule = {
  id: 'a-or-an',
  severity: 'MODERATE',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((article, i) => {
      if ((article.lower !== 'a' && article.lower !== 'an') || (article.text === 'A' && i > 0)) return;
      const next = tokens[i + 1];
      if (next === undefined || next.kind !== 'word' || !next.spaced) return;
      const vowel = startsWithVowel(next.text);
      if (vowel === undefined || vowel === (article.lower === 'an')) return;
      const fix = likeCase(vowel ? 'an' : 'a', article);
      findings.push({
        from: i,
        to: i,
        message: `Before the sound at the beginning of "${next.text}" stands "${fix.toLowerCase()}".`,
        suggestions: [fix],
      });
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['It is a important point.', 'It is an important point.'],
    ['She is an university student.', 'She is a university student.'],
    ['It takes a hour.', 'It takes an hour.'],
    ['An unique idea.', 'A unique idea.'],
    ['He has an big house.', 'He has a big house.'],
  ],
  right: [
    'An hour is a unit of time.',
    'It is an honest and a useful idea.',
    'An MP spoke to a UN official.',
    'He got an A and a B.',
    'An 8-year-old has a European passport.',
    'It is an uninteresting, a one-sided text.',
    'Vitamin A is good.',
  ],
};
