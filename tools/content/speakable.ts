import { cardinal, decimal, ordinal, year } from './number-words.ts';

const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/\be\.g\.,?/g, 'for example,'],
  [/\bi\.e\.,?/g, 'that is,'],
  [/\betc\./g, 'and so on.'],
  [/\bDr\.?(?= [A-Z])/g, 'Doctor'],
  [/\bProf\.?(?= [A-Z])/g, 'Professor'],
  [/\bMr\.?(?= [A-Z])/g, 'Mister'],
  [/\bMrs\.?(?= [A-Z])/g, 'Missus'],
  [/\bSt\.?(?= [A-Z])/g, 'Saint'],
  [/\bvs\.?(?= )/g, 'versus'],
  [/\bapprox\.(?= )/g, 'approximately'],
];
const units: Record<string, string> = {
  km: 'kilometres',
  kg: 'kilograms',
  cm: 'centimetres',
  mm: 'millimetres',
  'km/h': 'kilometres an hour',
  '°C': 'degrees Celsius',
};
const currencies: Record<string, string> = { $: 'dollars', '£': 'pounds', '€': 'euros' };

function amount(digits: string): string {
  const [whole = '0', fraction] = digits.replaceAll(',', '').split('.');
  return fraction === undefined ? cardinal(Number(whole)) : decimal(whole, fraction);
}

const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;

/** In front of a bare number of four digits these words make it a year. */
const yearCue = /\b(in|since|until|by|from|of|before|after|between|and|to|during|year) $/i;

function bareNumber(found: string, before: string): string {
  const isYear = /^(1[1-9]|20)\d\d$/.test(found) && yearCue.test(before);
  return isYear ? year(Number(found)) : amount(found);
}

/**
 * The text as it is to be spoken: numbers, money, units, abbreviations and signs as words, typographic quotes as
 * plain ones. Punctuation stays, because it makes the pauses.
 */
export function toSpeakable(text: string): string {
  let spoken = text.normalize('NFKC').replace(/[‘’]/g, "'").replace(/[“”"]/g, '').replace(/\s+/g, ' ');
  for (const [pattern, words] of abbreviations) spoken = spoken.replace(pattern, words);
  return spoken
    .replace(
      new RegExp(String.raw`([$£€])(${number})(?: (million|billion))?`, 'g'),
      (_, sign: string, digits: string, scale?: string) =>
        `${amount(digits)}${scale ? ` ${scale}` : ''} ${currencies[sign] ?? ''}`,
    )
    .replace(
      new RegExp(String.raw`(${number}) ?(km/h|°C|km|kg|cm|mm)(?![a-z])`, 'g'),
      (_, digits: string, unit: string) => `${amount(digits)} ${units[unit] ?? unit}`,
    )
    .replace(new RegExp(`(${number}) ?%`, 'g'), (_, digits: string) => `${amount(digits)} percent`)
    .replace(/\b(\d+)(?:st|nd|rd|th)\b/g, (_, digits: string) => ordinal(Number(digits)))
    .replace(
      /\b(1[1-9]|20)(\d)0s\b/g,
      (_, early: string, ten: string) =>
        `${cardinal(Number(early))} ${cardinal(Number(ten) * 10).replace(/y$/, 'ies')}`,
    )
    .replace(new RegExp(number, 'g'), (found, at: number, whole: string) =>
      bareNumber(found, whole.slice(0, at)),
    )
    .replaceAll(' & ', ' and ');
}
