const small = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
  'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
]; // prettier-ignore
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales: readonly (readonly [number, string])[] = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
];
const oddOrdinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

function belowHundred(n: number): string {
  if (n < 20) return small[n] ?? '';
  const unit = n % 10;
  return `${tens[Math.floor(n / 10)] ?? ''}${unit === 0 ? '' : `-${small[unit] ?? ''}`}`;
}

function belowThousand(n: number): string {
  if (n < 100) return belowHundred(n);
  const rest = n % 100;
  const hundreds = `${small[Math.floor(n / 100)] ?? ''} hundred`;
  return rest === 0 ? hundreds : `${hundreds} and ${belowHundred(rest)}`;
}

/** A whole number below a million million in words, with "and" as careful speakers say it. */
export function cardinal(n: number): string {
  for (const [scale, name] of scales) {
    if (n < scale) continue;
    const rest = n % scale;
    const head = `${cardinal(Math.floor(n / scale))} ${name}`;
    if (rest === 0) return head;
    return rest < 100 ? `${head} and ${belowHundred(rest)}` : `${head} ${cardinal(rest)}`;
  }
  return belowThousand(n);
}

/** 21 -> "twenty-first". */
export function ordinal(n: number): string {
  const words = cardinal(n);
  const last = /[a-z]+$/.exec(words)?.[0] ?? '';
  const stem = words.slice(0, words.length - last.length);
  const odd = oddOrdinals[last];
  if (odd !== undefined) return stem + odd;
  return last.endsWith('y') ? `${stem}${last.slice(0, -1)}ieth` : `${stem}${last}th`;
}

/** 1905 -> "nineteen oh five", 2026 -> "twenty twenty-six", 2000 -> "two thousand". */
export function year(n: number): string {
  if (n % 1000 < 10) return cardinal(n);
  const early = Math.floor(n / 100);
  const late = n % 100;
  if (late === 0) return `${cardinal(early)} hundred`;
  return `${cardinal(early)} ${late < 10 ? `oh ${cardinal(late)}` : belowHundred(late)}`;
}

/** Digits after a point are said one by one: 3.14 -> "three point one four". */
export function decimal(whole: string, fraction: string): string {
  const digits = Array.from(fraction, (digit) => small[Number(digit)] ?? '');
  return `${cardinal(Number(whole))} point ${digits.join(' ')}`;
}
