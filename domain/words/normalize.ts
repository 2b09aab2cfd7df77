/** Every mark that people type or paste for an apostrophe: straight, curly, reversed, modifier, fullwidth, grave, acute. */
export const apostropheMarks = "'\u2018\u2019\u201B\u02BC\uFF07`\u00B4";
/** Hyphens proper. En and em dashes are not among them: they separate words. */
export const hyphenMarks = '-\u2010\u2011\uFE63\uFF0D';
/** Characters without width that arrive by pasting and must not cut a word in two. */
export const invisibleMarks = '\u00AD\u200B\u200C\u200D\u2060\uFEFF';

const apostrophes = new RegExp(`[${apostropheMarks}]`, 'gu');
const doubleQuotes = /[\u201C\u201D\u201E\u201F\u00AB\u00BB\uFF02]/gu;
const hyphens = new RegExp(`[\\${hyphenMarks}]`, 'gu');
const invisibles = new RegExp(`[${invisibleMarks}]`, 'gu');

function straighten(text: string): string {
  return text
    .replace(invisibles, '')
    .replace(apostrophes, "'")
    .replace(doubleQuotes, '"')
    .replace(hyphens, '-');
}

/**
 * One spelling of the same text: quotes and hyphens straight, invisible characters gone, Unicode NFKC.
 * Length and offsets change; use `wordTokens` when positions matter. Idempotent.
 */
export function normalizeText(text: string): string {
  if (/^[A-Za-z0-9]*$/u.test(text)) return text;
  // Before NFKC, which would take a spacing accent apart; after it, because it makes apostrophes out of ligatures.
  return straighten(straighten(text).normalize('NFKC'));
}
