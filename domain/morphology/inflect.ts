import { irregularNouns, sameNouns } from './irregular-nouns.ts';
import { irregularVerbs, otherPasts } from './irregular-verbs.ts';

const verbs = new Map(irregularVerbs.map((verb) => [verb.base, verb]));
const plurals = new Map(irregularNouns);
const singulars = new Map(irregularNouns.map(([singular, plural]) => [plural, singular]));
const bases = new Map<string, string>();
for (const { base, past, participle } of [...otherPasts, ...irregularVerbs]) {
  bases.set(past, base);
  bases.set(participle, base);
}
for (const form of ['am', 'is', 'are', 'was', 'were', 'being']) bases.set(form, 'be');
bases.set('has', 'have');
bases.set('having', 'have');
bases.set('does', 'do');
bases.set('goes', 'go');
bases.set('lying', 'lie');
bases.set('dying', 'die');
bases.set('tying', 'tie');

/** The base or singular of an irregular form (went, children); `undefined` for regular ones. */
export function irregularBase(form: string): string | undefined {
  return singulars.get(form) ?? bases.get(form);
}

/** Verbs that double the last letter before -ed and -ing: stressed on the last syllable, or with -l (as in British and Australian English). */
const doubling = new Set(
  'admit commit permit submit omit refer prefer occur incur transfer control patrol rebel compel expel propel regret forget begin equip abet upset forbid allot defer deter infer confer cancel travel label quarrel model level marvel'.split(
    ' ',
  ),
);
const isVowel = (letter: string): boolean => 'aeiou'.includes(letter);

function doubles(base: string): boolean {
  if (doubling.has(base)) return true;
  const end = /^([^aeiou]*)(qu)?([aeiouy])([^aeiouwxy])$/u.exec(base);
  return end !== null && base.length > 2;
}

/** The -s form of a verb: goes, tries, has. */
export function thirdPerson(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/u.test(base)) return base === 'quiz' ? 'quizzes' : `${base}es`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

/** The -ing form of a verb: making, running, lying. */
export function ingForm(base: string): string {
  if (base === 'be' || /(?:ee|ye|oe)$/u.test(base)) return `${base}ing`;
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && base.length > 2) return `${base.slice(0, -1)}ing`;
  return doubles(base) ? `${base}${base.at(-1) ?? ''}ing` : `${base}ing`;
}

function edForm(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  return doubles(base) ? `${base}${base.at(-1) ?? ''}ed` : `${base}ed`;
}

export function pastForm(base: string): string {
  return verbs.get(base)?.past ?? edForm(base);
}

export function participleForm(base: string): string {
  return verbs.get(base)?.participle ?? edForm(base);
}

const irregularComparatives = new Map([
  ['good', 'better'],
  ['bad', 'worse'],
  ['far', 'further'],
]);

/** The -er form of a short adjective: bigger, easier, safer; with `est` the -est form. */
export function comparativeForm(adjective: string, ending: 'er' | 'est' = 'er'): string {
  const irregular = irregularComparatives.get(adjective);
  if (irregular !== undefined && ending === 'er') return irregular;
  if (adjective.endsWith('e')) return `${adjective}${ending.slice(1)}`;
  if (/[^aeiou]y$/u.test(adjective)) return `${adjective.slice(0, -1)}i${ending}`;
  const isDoubled = /^[^aeiou]*[aeiou][bdgmnpt]$/u.test(adjective);
  return `${adjective}${isDoubled ? (adjective.at(-1) ?? '') : ''}${ending}`;
}

/** The plural of a noun: cities, lives, analyses. */
export function pluralForm(singular: string): string {
  const known = plurals.get(singular);
  if (known !== undefined) return known;
  if (sameNouns.has(singular)) return singular;
  if (/(?:s|x|z|ch|sh)$/u.test(singular))
    return singular.endsWith('stomach') ? `${singular}s` : `${singular}es`;
  if (/[^aeiou]y$/u.test(singular)) return `${singular.slice(0, -1)}ies`;
  return `${singular}s`;
}

/** Likely singulars of a plural, the likeliest first; a reader keeps those that are words. */
export function singularGuesses(plural: string): string[] {
  const known = singulars.get(plural);
  if (known !== undefined) return [known];
  if (!plural.endsWith('s') || plural.endsWith('ss')) return [];
  const guesses: string[] = [];
  if (plural.endsWith('ies') && plural.length > 4) guesses.push(`${plural.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh|o)es$/u.test(plural)) guesses.push(plural.slice(0, -2));
  guesses.push(plural.slice(0, -1));
  return guesses;
}

/** Likely base forms of an inflected verb, the likeliest first; a reader keeps those that are verbs. */
export function baseGuesses(form: string): string[] {
  const known = bases.get(form);
  if (known !== undefined) return [known];
  const guesses: string[] = [];
  const stem = (ending: string): string => form.slice(0, form.length - ending.length);
  const undouble = (text: string): void => {
    if (text.length > 2 && text.at(-1) === text.at(-2) && !isVowel(text.at(-1) ?? ''))
      guesses.push(text.slice(0, -1));
  };
  if (form.endsWith('ies')) guesses.push(`${stem('ies')}y`);
  else if (/(?:s|x|z|ch|sh|o)es$/u.test(form)) guesses.push(stem('es'), stem('s'));
  else if (form.endsWith('s') && !form.endsWith('ss')) guesses.push(stem('s'));
  if (form.endsWith('ied')) guesses.push(`${stem('ied')}y`);
  else if (form.endsWith('ed')) {
    guesses.push(stem('d'), stem('ed'));
    undouble(stem('ed'));
  }
  if (form.endsWith('ing') && form.length > 4) {
    guesses.push(stem('ing'), `${stem('ing')}e`);
    undouble(stem('ing'));
  }
  return guesses;
}
