/** ISO 3166-1 alpha-2. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );
const known = new Set(codes);

const english = new Intl.DisplayNames(['en'], { type: 'region' });

export function isCountryCode(code: string): boolean {
  return known.has(code);
}

/** English name of a country; the code itself when there is none. */
export function countryName(code: string): string {
  return english.of(code) ?? code;
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
  countries ??= codes.map(listed).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return countries;
}
