import {
  alwaysS,
  alwaysZ,
  beginnings,
  centreStems,
  doublingStems,
  ourStems,
  wholeWords,
} from './spelling-families.ts';

/**
 * British and American spellings of one word, by rule. The exam takes either (docs/exam-rules.md).
 *
 * It promises that the listed families compare equal across both conventions and that a plain slip stays a slip.
 * It is no dictionary. Families that are not listed compare as different, and so do, on purpose, pairs that are two
 * words of their own in sense or sound (cheque/check, tyre/tire, aluminium/aluminum, learnt/learned). Where the two
 * spellings are split by word class (practice/practise, licence/license), either is taken. Accents are ignored
 * (café/cafe), and so is the hyphen after a common prefix (co-operate/cooperate).
 */

type Rule = readonly [pattern: RegExp, replacement: string];

const anyOf = (stems: readonly string[]) => `(?:${stems.join('|')})`;

const endings: readonly Rule[] = [
  [/^(co|re|pre|e|non|anti|mid|sub|semi|multi|inter|over|under|post|micro|extra|ultra)-(?=\p{L}{3})/u, '$1'],
  [new RegExp(`^((?:dis|mis|un|multi|re)?${anyOf(ourStems)})our(?!ous|ious|ation|ary|ific)`, 'u'), '$1or'],
  [new RegExp(`^((?:un|re|mis)?${anyOf(doublingStems)})l(ed|ings?|ers?|ors?|ously|ation)$`, 'u'), '$1$2'],
  [new RegExp(`^((?:kilo|centi|milli|amphi|micro|nano)?${anyOf(centreStems)})re(s)?$`, 'u'), '$1er$2'],
  [/^(cent|lust|met)red$/u, '$1ered'],
  [/^((?:psycho)?anal|paral|catal|electrol|hydrol|breathal)ys(e|ed|es|er|ers|ing)$/u, '$1yz$2'],
  [/^(def|off|pret|lic)ence(s|d|less)?$/u, '$1ense$2'],
  [/^((?:mal)?pract)is(e|ed|es|ing)$/u, '$1ic$2'],
];

const izeEnding = /^(\p{L}{3,})is(e|ed|es|er|ers|ing|able|ation|ations|ational)$/u;

/** A form that all accepted national spellings of a word share; compare forms, do not show them. Idempotent. */
export function nationalForm(word: string): string {
  let form = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  for (const [pattern, replacement] of endings) form = form.replace(pattern, replacement);
  form = wholeWords.get(form) ?? form;
  for (const [british, american] of beginnings) {
    if (form.startsWith(british)) return american + form.slice(british.length);
  }
  const [, stem, ending] = izeEnding.exec(form) ?? [];
  if (stem === undefined || ending === undefined || alwaysS.has(stem) || alwaysZ.has(stem)) return form;
  return `${stem}iz${ending}`;
}

/** Whether two words are the same word in any national spelling; case and accents do not matter. */
export function isSameWord(a: string, b: string): boolean {
  return nationalForm(a) === nationalForm(b);
}
