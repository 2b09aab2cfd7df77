/** Languages that are written from right to left (spec section 9). */
const rightToLeft: ReadonlySet<string> = new Set([
  'AR',
  'FA',
  'HE',
  'UR',
  'PS',
  'SD',
  'DV',
  'KS',
  'KU',
  'KMR',
  'UG',
  'TI',
]);

export const isRightToLeft = (code: string): boolean => rightToLeft.has(code.toUpperCase());

/** Translations as the spec joins them: by an Arabic comma. */
export const joinTranslations = (translations: readonly string[]): string => translations.join('، ');
