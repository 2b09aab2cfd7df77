import type { z } from 'zod';
import type { LanguageList } from '#contract/entities/media.ts';

type Row = z.infer<typeof LanguageList>['_embedded']['idBiValueList'][number];

/** Languages that learners of English speak, by the code that profiles keep (ISO 639 in capitals). */
const codes =
  'EN AM AR AZ BG BN CS DE EL ES FA FIL FR GU HE HI HR HU HY ID IT JA KA KK KM KMR KN KO KU LO ML MN MR MS MY NE NL PA PL PS PT RO RU SD SI SO SQ SR SV SW TA TE TG TH TI TK TR UG UK UR UZ VI YO ZH ZU'.split(
    ' ',
  );

const nameIn = (locale: string, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code.toLowerCase()) ?? code;

let listed: readonly Row[] | undefined;

/** Code, name in English, name in the language itself; by English name. */
export function listLanguages(): readonly Row[] {
  return (listed ??= codes
    .map((id) => ({ id, value: nameIn('en', id), another: nameIn(id.toLowerCase(), id) }))
    .toSorted((a, b) => a.value.localeCompare(b.value, 'en')));
}
