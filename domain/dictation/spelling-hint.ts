import { alignLetters, type LetterPart } from './align-letters.ts';

/** The rule or habit behind a slip, with the letters that it is about. */
export type SpellingHint =
  | { readonly kind: 'empty' }
  | { readonly kind: 'doubled'; readonly letter: string }
  | { readonly kind: 'single'; readonly letter: string }
  | { readonly kind: 'ending'; readonly right: string; readonly typed: string }
  | { readonly kind: 'ie-ei'; readonly right: string }
  | { readonly kind: 'silent'; readonly letter: string; readonly pattern: string }
  | { readonly kind: 'swapped'; readonly right: string }
  | { readonly kind: 'mark'; readonly mark: string; readonly isNeeded: boolean }
  | { readonly kind: 'letters'; readonly count: number }
  | { readonly kind: 'different' };

const vowels = 'aeiou';
const isConsonant = (letter: string) => /^[a-z]$/u.test(letter) && !vowels.includes(letter);

/** Endings that sound alike, longest first. */
const endings = [
  ['ible', 'able'], ['ibly', 'ably'], ['ibility', 'ability'], ['ence', 'ance'], ['ency', 'ancy'], ['ent', 'ant'],
  ['ently', 'antly'], ['tion', 'sion'], ['cian', 'tion'], ['ceed', 'cede'], ['ceed', 'sede'], ['cede', 'sede'],
  ['ise', 'ice'], ['er', 'or'], ['ar', 'er'], ['ous', 'us'], ['al', 'le'], ['el', 'le'], ['al', 'el'], ['ary', 'ery'],
  ['cial', 'tial'], ['cious', 'tious'], ['full', 'ful'],
] as const; // prettier-ignore

/** Where a letter is written and not said: the pattern around it, and the letter's place in the pattern. */
const silents: readonly { find: RegExp; letter: string; at: number; pattern: string }[] = [
  { find: /^kn/u, letter: 'k', at: 0, pattern: 'kn-' },
  { find: /^gn/u, letter: 'g', at: 0, pattern: 'gn-' },
  { find: /gn$/u, letter: 'g', at: 0, pattern: '-gn' },
  { find: /^wr/u, letter: 'w', at: 0, pattern: 'wr-' },
  { find: /^ps/u, letter: 'p', at: 0, pattern: 'ps-' },
  { find: /^pn/u, letter: 'p', at: 0, pattern: 'pn-' },
  { find: /^rh/u, letter: 'h', at: 1, pattern: 'rh-' },
  { find: /^wh/u, letter: 'h', at: 1, pattern: 'wh-' },
  { find: /^h(?=onest|onour|onor|our|eir)/u, letter: 'h', at: 0, pattern: 'h-' },
  { find: /mb$/u, letter: 'b', at: 1, pattern: '-mb' },
  { find: /bt/u, letter: 'b', at: 0, pattern: '-bt-' },
  { find: /mn$/u, letter: 'n', at: 1, pattern: '-mn' },
  { find: /lm$|lk$|alf$|ould$/u, letter: 'l', at: -1, pattern: '-l-' },
  { find: /st(?=le$|en$|ener$)/u, letter: 't', at: 1, pattern: '-st-' },
  { find: /sc(?=[eiy])/u, letter: 'c', at: 1, pattern: 'sc' },
  { find: /dg/u, letter: 'd', at: 0, pattern: 'dg' },
  { find: /xh/u, letter: 'h', at: 1, pattern: 'xh' },
  { find: /ch(?=r|l|em|or|aos|aracter|ord)/u, letter: 'h', at: 1, pattern: 'ch' },
  { find: /isl/u, letter: 's', at: 1, pattern: 'isl-' },
  { find: /ui(?=ld|lt|se)/u, letter: 'u', at: 0, pattern: 'ui' },
  { find: /gu(?=[eia])/u, letter: 'u', at: 1, pattern: 'gu' },
  { find: /nm(?=ent)/u, letter: 'n', at: 0, pattern: 'n before -ment' },
  { find: /ght?/u, letter: 'g', at: 0, pattern: 'gh' },
  { find: /e$/u, letter: 'e', at: 0, pattern: '-e' },
  { find: /e(?=ly$|ment$|ful$|less$)/u, letter: 'e', at: 0, pattern: 'e before the ending' },
  { find: /eipt/u, letter: 'p', at: 2, pattern: '-pt' },
];

/** What was wrong in a word that was typed wrongly, and the rule behind it, where one is known. */
export function spellingHint(word: string, typed: string): SpellingHint {
  const right = word.trim().toLowerCase();
  const given = typed.trim().toLowerCase();
  if (given === '') return { kind: 'empty' };
  const parts = alignLetters(right, given);
  return (
    markHint(right, given) ??
    endingHint(right, given) ??
    ieHint(right, given) ??
    swapHint(right, given) ??
    differentHint(right, parts) ??
    doubleHint(parts) ??
    silentHint(right, given) ?? { kind: 'letters', count: countSlips(parts) }
  );
}

/** Only a hyphen, an apostrophe or a space is wrong. */
function markHint(right: string, given: string): SpellingHint | null {
  for (const mark of ['-', '\u0027', ' ']) {
    const bare = (text: string) => text.replaceAll('’', "'").replaceAll(mark, '');
    if (right !== given && bare(right) === bare(given) && right.includes(mark) !== given.includes(mark))
      return { kind: 'mark', mark, isNeeded: right.includes(mark) };
  }
  return null;
}

function endingHint(right: string, given: string): SpellingHint | null {
  const pairs = endings.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  const found = pairs
    .filter(
      ([a, b]) =>
        right.endsWith(a) && given.endsWith(b) && !(a.endsWith(b) && right.endsWith(b) && given.endsWith(a)),
    )
    .filter(([a, b]) => right.slice(0, -a.length) === given.slice(0, -b.length))
    .sort(([a], [b]) => b.length - a.length)
    .at(0);
  return found ? { kind: 'ending', right: `-${found[0]}`, typed: `-${found[1]}` } : null;
}

function ieHint(right: string, given: string): SpellingHint | null {
  for (const [a, b] of [
    ['ie', 'ei'],
    ['ei', 'ie'],
  ] as const) {
    const turned = [...right.matchAll(new RegExp(a, 'gu'))].some(
      ({ index }) => right.slice(0, index) + b + right.slice(index + 2) === given,
    );
    if (turned) return { kind: 'ie-ei', right: a };
  }
  return null;
}

function swapHint(right: string, given: string): SpellingHint | null {
  for (let i = 0; i + 1 < right.length; i += 1) {
    const [a = '', b = ''] = [right[i], right[i + 1]];
    if (a !== b && right.slice(0, i) + b + a + right.slice(i + 2) === given)
      return { kind: 'swapped', right: a + b };
  }
  return null;
}

/** A letter that stands twice in the word and once in the answer, or the other way round. */
function doubleHint(parts: readonly LetterPart[]): SpellingHint | null {
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'missing' && part.kind !== 'extra') continue;
    const before = lettersOf(parts[index - 1]).at(-1);
    const after = lettersOf(parts[index + 1]).at(0);
    const letter = part.letters;
    if (letter.length !== 1 || (letter !== before && letter !== after)) continue;
    if (part.kind === 'missing') return { kind: 'doubled', letter };
    if (isConsonant(letter) || vowels.includes(letter)) return { kind: 'single', letter };
  }
  return null;
}

const lettersOf = (part: LetterPart | undefined): string => (part?.kind === 'same' ? part.letters : '');

function silentHint(right: string, given: string): SpellingHint | null {
  for (const { find, letter, at, pattern } of silents) {
    const found = find.exec(right);
    if (!found) continue;
    const place = at < 0 ? right.indexOf(letter, found.index) : found.index + at;
    if (right[place] === letter && right.slice(0, place) + right.slice(place + 1) === given)
      return { kind: 'silent', letter, pattern };
  }
  return null;
}

/** When about half of the word is another one, letters are no help. */
function differentHint(right: string, parts: readonly LetterPart[]): SpellingHint | null {
  const count = countSlips(parts);
  return count > 1 && count * 2 >= right.length ? { kind: 'different' } : null;
}

const countSlips = (parts: readonly LetterPart[]): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'same' ? 0 : part.letters.length), 0);
