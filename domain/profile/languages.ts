/** A language of the product: code as profiles keep it (ISO 639 in capitals), name in English, name in the language itself. */
export interface ListedLanguage {
  readonly id: string;
  readonly value: string;
  readonly another: string;
}

/** Codes of the languages that learners of English speak. */
export const languageCodes: readonly string[] =
  'EN AM AR AZ BG BN CS DE EL ES FA FIL FR GU HE HI HR HU HY ID IT JA KA KK KM KMR KN KO KU LO ML MN MR MS MY NE NL PA PL PS PT RO RU SD SI SO SQ SR SV SW TA TE TG TH TI TK TR UG UK UR UZ VI YO ZH ZU'.split(
    ' ',
  );

const nameIn = (locale: string, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code.toLowerCase()) ?? code;

/** Name of a language in English. */
export const englishLanguageName = (code: string): string => nameIn('en', code);

/** Name of a language in English, and in itself where that is another word. */
export function languageName(code: string): string {
  const [english, own] = [nameIn('en', code), nameIn(code.toLowerCase(), code)];
  return english === own ? english : `${english} (${own})`;
}

/** By English name. */
export function listLanguages(): ListedLanguage[] {
  return languageCodes
    .map((id) => ({ id, value: nameIn('en', id), another: nameIn(id.toLowerCase(), id) }))
    .toSorted((a, b) => a.value.localeCompare(b.value, 'en'));
}

/** Written from right to left: the list of the specification (section 9), and Yiddish. */
const fromTheRight: ReadonlySet<string> = new Set('AR FA HE UR PS SD DV KS KU KMR UG TI YI'.split(' '));

/** How a text in a language is marked on a page. Chinese is written in simplified characters here. */
export function textIn(code: string): { lang: string; dir: 'ltr' | 'rtl' } {
  return {
    lang: code === 'ZH' ? 'zh-Hans' : code.toLowerCase(),
    dir: fromTheRight.has(code) ? 'rtl' : 'ltr',
  };
}
