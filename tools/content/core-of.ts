const sameClass: Readonly<Record<string, string>> = {
  AH: 'x',
  IH: 'x',
  UH: 'x',
  IY: 'x',
  UW: 'x',
  ER: 'x',
  EH: 'x',
  AE: 'a',
  AA: 'a',
  AO: 'a',
  S: 's',
  Z: 's',
};

/**
 * What is left of a pronunciation when everything is taken away in which the two shores differ by rule (r, weak vowels,
 * LOT and BATH, the y of "new"): words whose cores differ are pronounced differently as words, like "schedule".
 */
export function coreOf(phones: readonly string[]): string {
  return phones
    .filter((phone) => phone !== 'R' && phone !== 'Y')
    .map((phone) => sameClass[phone] ?? phone)
    .join(' ')
    .replaceAll(/(x|a)( x)+/gu, '$1');
}
