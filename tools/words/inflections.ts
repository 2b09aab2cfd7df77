import { comparativeForm, ingForm, pluralForm, thirdPerson } from '#domain/morphology/inflect.ts';
import { irregularNouns } from '#domain/morphology/irregular-nouns.ts';
import { irregularVerbs, otherPasts } from '#domain/morphology/irregular-verbs.ts';
import type { PartLetter } from '#engines/dictionary/dictionary-file.ts';

const pasts = Map.groupBy([...irregularVerbs, ...otherPasts], ({ base }) => base);
const plurals = Map.groupBy(irregularNouns, ([singular]) => singular);

/** Both shores: travelled and traveled. */
function endings(base: string): string[] {
  const stem = base.replace(/e$/u, '');
  const doubled = /[aeiou][^aeiouwxy]$/u.test(base) ? [`${base}${base.at(-1) ?? ''}`] : [];
  const y = /[^aeiou]y$/u.test(base) ? [`${base.slice(0, -1)}ied`] : [];
  return [
    ...[stem, base, ...doubled].flatMap((one) => [`${one}ed`, `${one}ing`]),
    ingForm(base),
    `${base}d`,
    ...y,
  ];
}

function verbForms(base: string): string[] {
  const irregular = (pasts.get(base) ?? []).flatMap(({ past, participle }) => [past, participle]);
  const be = base === 'be' ? ['am', 'is', 'are', 'was', 'were'] : [];
  return [
    thirdPerson(base),
    `${base}s`,
    ...(irregular.length > 0 ? [ingForm(base)] : endings(base)),
    ...irregular,
    ...be,
  ];
}

function nounForms(base: string): string[] {
  const known = (plurals.get(base) ?? []).map(([, plural]) => plural);
  const latin = base
    .replace(/is$/u, 'es')
    .replace(/(?:um|on)$/u, 'a')
    .replace(/us$/u, 'i');
  const ves = base.replace(/fe?$/u, 'ves').replace(/man$/u, 'men');
  return [...known, pluralForm(base), latin, ves, `${base}s`, `${base}es`].filter((form) => form !== base);
}

function adjectiveForms(base: string): string[] {
  const last = base.at(-1) ?? '';
  const doubled = [`${base}${last}er`, `${base}${last}est`];
  return [comparativeForm(base), comparativeForm(base, 'est'), ...doubled];
}

/** Forms that a word may have in a part of speech; the caller keeps those that are words. */
export function possibleForms(base: string, letter: PartLetter): string[] {
  if (letter === 'v') return verbForms(base);
  if (letter === 'n') return nounForms(base);
  return letter === 'a' || letter === 'r' ? adjectiveForms(base) : [];
}
