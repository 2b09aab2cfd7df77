/** Codes of the languages that a learner may choose, as the server has them. */
const codes = [
  'AM', 'AR', 'BN', 'DE', 'EN', 'ES', 'FA', 'FIL', 'FR', 'GU', 'HI', 'ID', 'IT', 'JA', 'KM', 'KO', 'KU', 'LO', 'ML',
  'MN', 'MR', 'MS', 'MY', 'NE', 'PA', 'PL', 'PS', 'PT', 'RO', 'RU', 'SI', 'SO', 'SW', 'TA', 'TE', 'TH', 'TI', 'TR',
  'UK', 'UR', 'UZ', 'VI', 'YO', 'ZH',
] as const; // prettier-ignore

const english = new Intl.DisplayNames('en', { type: 'language' });

function nameOf(code: string): string {
  const tag = code.toLowerCase();
  const inEnglish = english.of(tag) ?? code;
  const own = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? inEnglish;
  return own.toLowerCase() === inEnglish.toLowerCase() ? inEnglish : `${inEnglish} (${own})`;
}

/** The languages by their English names, each with its own name beside it. */
export const languageOptions: readonly { readonly value: string; readonly label: string }[] = codes
  .map((value) => ({ value, label: nameOf(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
