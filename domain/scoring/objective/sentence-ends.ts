/** Abbreviations whose full stop seldom ends a sentence. Lower case, without the final stop. */
const abbreviations = new Set(
  'mr mrs ms dr prof st vs etc e.g i.e cf fig no approx jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
);

/**
 * Offsets just after the mark that ends each sentence. A text whose last sentence has no end mark does not count it.
 * A full stop in a number, after one capital letter (J. Smith) or a common abbreviation ends no sentence unless the
 * text ends there. By rule, so not perfect: `etc.` before a new sentence is taken as going on.
 */
export function sentenceEnds(text: string): number[] {
  const marks = text.matchAll(/[.!?\u2026]+["'\u2019\u201D)\]]*(?=\s|$)/gu);
  return Array.from(marks, (mark) => ({ start: mark.index, end: mark.index + mark[0].length }))
    .filter(({ start, end }) => text.slice(end).trim() === '' || !isAbbreviation(text, start))
    .map(({ end }) => end);
}

function isAbbreviation(text: string, stop: number): boolean {
  if (text[stop] !== '.') return false;
  const word = /[\p{L}.]+$/u.exec(text.slice(Math.max(0, stop - 12), stop))?.[0] ?? '';
  return abbreviations.has(word.toLowerCase()) || /^(?:\p{Lu}\.)*\p{Lu}$/u.test(word);
}
