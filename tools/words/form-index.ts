import { nationalForm } from '#domain/spelling/national-spelling.ts';
import { wordForm } from '#engines/writing/lexicon/lexicon-file.ts';
import type { Lexicon } from '#engines/writing/lexicon/lexicon.ts';
import type { PartLetter } from '#engines/dictionary/dictionary-file.ts';
import { possibleForms } from './inflections.ts';

export interface FormIndex {
  /** Forms that are no headwords, with theirs, the commonest first. */
  readonly forms: ReadonlyMap<string, readonly string[]>;
  /** Headwords that are also a form of others. */
  readonly formOf: ReadonlyMap<string, readonly string[]>;
}

const mostBases = 2;
/** Endings that make a word whose meaning is plain from its headword: where WordNet lacks the word itself. */
const plainEndings: readonly (readonly [ending: string, base: string])[] = [
  ['ally', 'al'], ['ily', 'y'], ['bly', 'ble'], ['ly', ''], ['iness', 'y'], ['ness', ''], ['ers', 'e'], ['er', 'e'], ['er', ''],
  ['able', ''], ['able', 'e'], ['less', ''], ['like', ''], ['ity', 'e'], ['ization', 'ize'], ['isation', 'ise'], ['ist', ''], ['ish', ''],
]; // prettier-ignore
const plainBeginnings = [
  'un',
  're',
  'non',
  'non-',
  'pre',
  'over',
  'under',
  'mis',
  'self-',
  'well-',
  'co',
  'co-',
  'inter',
  'multi',
  'sub',
];

/** Finds the forms of headwords among the words that the lexicon has. */
export function indexForms(
  headwords: ReadonlyMap<string, { readonly letters: string; readonly isOwn: boolean }>,
  allWords: readonly string[],
  lexicon: Lexicon,
  ownForms: readonly (readonly [form: string, headword: string])[],
): FormIndex {
  const rankOf = (word: string): number => lexicon.find(word)?.rank ?? Number.POSITIVE_INFINITY;
  const bases = new Map<string, Set<string>>();
  const add = (form: string, base: string): void =>
    void bases.set(form, (bases.get(form) ?? new Set()).add(base));
  const isWord = (form: string): boolean => ((lexicon.find(form)?.form ?? 0) & wordForm.lower) !== 0;

  for (const [base, { letters }] of headwords) {
    if (base.includes(' ')) continue;
    for (const letter of letters as Iterable<PartLetter>)
      for (const form of possibleForms(base, letter)) if (form !== base && isWord(form)) add(form, base);
  }
  const byNation = new Map<string, string>();
  for (const word of [...headwords.keys(), ...bases.keys()]) byNation.set(nationalForm(word), word);
  const known = (word: string): string | undefined =>
    headwords.has(word) ? word : [...(bases.get(word) ?? [])].toSorted((a, b) => rankOf(a) - rankOf(b))[0];
  for (const word of allWords) {
    if (known(word) !== undefined || !isWord(word)) continue;
    const twin = byNation.get(nationalForm(word));
    const base = (twin === undefined ? undefined : known(twin)) ?? plainBase(word, known);
    if (base !== undefined) add(word, base);
  }
  for (const [form, base] of ownForms) bases.set(form, new Set([base, ...(bases.get(form) ?? [])]));

  const forms = new Map<string, string[]>();
  const formOf = new Map<string, string[]>();
  const own = new Set(ownForms.map(([form]) => form));
  for (const [form, found] of bases) {
    const sorted = [...found].toSorted((a, b) => rankOf(a) - rankOf(b));
    const headword = headwords.get(form);
    if (headword === undefined) forms.set(form, sorted.slice(0, mostBases));
    else if (!headword.isOwn || own.has(form)) {
      // A rare word that could have this form (numb, number) would only confuse.
      const near = sorted.filter((base) => own.has(form) || rankOf(base) <= 4 * rankOf(form) + 500);
      if (near.length > 0) formOf.set(form, near.slice(0, mostBases));
    }
  }
  return { forms, formOf };
}

function plainBase(word: string, known: (word: string) => string | undefined): string | undefined {
  for (const [ending, base] of plainEndings) {
    const found =
      word.endsWith(ending) && word.length > ending.length + 3
        ? known(word.slice(0, -ending.length) + base)
        : undefined;
    if (found !== undefined) return found;
  }
  const beginning = plainBeginnings.find((one) => word.startsWith(one) && word.length > one.length + 3);
  return beginning === undefined ? undefined : known(word.slice(beginning.length));
}
