import { countryCodes, countryName } from '#domain/places/countries.ts';

const known = new Set(countryCodes);

export function isCountryCode(code: string): boolean {
  return known.has(code);
}

/** The two letters as regional indicators, which fonts show as a flag. */
function flagOf(code: string): string {
  const first = 0x1f1e6 - 'A'.charCodeAt(0);
  return String.fromCodePoint(...Array.from(code, (letter) => letter.charCodeAt(0) + first));
}

/** The name in the language that most people of the country speak, as Unicode's data has it. */
function nativeNameOf(code: string): string {
  const { language, script } = new Intl.Locale(`und-${code}`).maximize();
  const locale = script === undefined ? language : `${language}-${script}`;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? countryName(code);
}

function listed(code: string) {
  return { code, flag: flagOf(code), name: countryName(code), nativeName: nativeNameOf(code) };
}

let countries: readonly ReturnType<typeof listed>[] | undefined;

/** Countries of exam venues by English name. Made once, at the first call. */
export function listCountries(): readonly ReturnType<typeof listed>[] {
  countries ??= countryCodes.map(listed).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return countries;
}
