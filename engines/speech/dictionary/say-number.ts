const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales = [
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
  [100, 'hundred'],
] as const;
const ordinals = new Map([
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['five', 'fifth'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['twelve', 'twelfth'],
]);

function cardinal(value: number): string[] {
  if (value < 20) return [small[value] ?? 'zero'];
  for (const [size, name] of scales) {
    if (value < size) continue;
    const rest = value % size;
    return [...cardinal(Math.floor(value / size)), name, ...(rest > 0 ? cardinal(rest) : [])];
  }
  return [tens[Math.floor(value / 10)] ?? '', ...(value % 10 > 0 ? cardinal(value % 10) : [])];
}

/** 1995 is read as nineteen ninety-five, 1900 as nineteen hundred, 2005 as a plain number. */
function year(value: number): string[] | undefined {
  const low = value % 100;
  if (value < 1100 || value >= 2100 || (value >= 2000 && value < 2010)) return undefined;
  if (low === 0) return value === 2000 ? undefined : [...cardinal(value / 100), 'hundred'];
  return [...cardinal(Math.floor(value / 100)), ...(low < 10 ? ['oh'] : []), ...cardinal(low)];
}

function ordinal(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  const regular = last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`;
  return [...words.slice(0, -1), ordinals.get(last) ?? regular];
}

const largest = 1e12;

/** The words in which a number is read: `1,234`, `3.5`, `10:30`, `21st`, `1995`. */
export function sayNumber(written: string): string[] {
  const [, digits = '', ending] = /^([\d.,:]+)(st|nd|rd|th)?$/u.exec(written) ?? [];
  if (digits.includes(':')) return digits.split(':').flatMap((part) => cardinal(Number(part)));
  const [whole = '0', fraction] = digits.replaceAll(',', '').split('.');
  const value = Number(whole);
  if (value >= largest) return whole.split('').map((digit) => small[Number(digit)] ?? '');
  const said = (/^\d{4}$/u.test(digits) ? year(value) : undefined) ?? cardinal(value);
  if (ending !== undefined) return ordinal(said);
  return fraction === undefined
    ? said
    : [...said, 'point', ...fraction.split('').map((digit) => small[Number(digit)] ?? '')];
}
