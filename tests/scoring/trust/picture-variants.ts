import { formatFigure } from '#domain/images/format-value.ts';
import { figuresOf } from '#domain/images/facts/figures.ts';
import type { ItemOf } from '#contract/items/bank-item.ts';

type Picture = ItemOf<'DI'>;
type Vary = (answer: string, picture: Picture) => string;

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number as it is said: 1,240 is one thousand two hundred and forty. */
function inWords(value: number): string {
  const whole = Math.trunc(value);
  const decimals = String(value).split('.')[1];
  if (decimals !== undefined)
    return `${inWords(whole)} point ${Array.from(decimals, (digit) => ones[Number(digit)]).join(' ')}`;
  if (whole < 20) return ones[whole] ?? '';
  if (whole < 100) {
    const rest = whole % 10;
    return `${tens[Math.trunc(whole / 10) - 2]}${rest === 0 ? '' : `-${ones[rest]}`}`;
  }
  const [scale, name] = whole < 1_000 ? [100, 'hundred'] : [1_000, 'thousand'];
  const rest = whole % scale;
  const behind = rest === 0 ? '' : ` ${rest < 100 ? 'and ' : ''}${inWords(rest)}`;
  return `${inWords(Math.trunc(whole / scale))} ${name}${behind}`;
}

const figures = /\d+(?:,\d{3})*(?:\.\d+)?(?![\d,.]*\d|\s?[ap]m\b)/gu;
const years = /\b(?:19|20)\d\d\b/u;
const valueOf = (figure: string): number => Number(figure.replaceAll(',', ''));

function swap(pairs: readonly (readonly [string, string])[]): Vary {
  const to = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const words = new RegExp(
    `\\b(?:${[...to.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\b`,
    'gu',
  );
  return (answer) => answer.replaceAll(words, (word) => to.get(word) ?? word);
}

const ninety: Vary = (answer) => answer.replaceAll(figures, 'ninety');
const ends = swap([
  ['highest', 'lowest'],
  ['largest', 'smallest'],
  ['most', 'least'],
  ['busiest', 'quietest'],
  ['most expensive', 'cheapest'],
  ['heaviest', 'lightest'],
  ['hottest', 'coolest'],
  ['biggest', 'smallest'],
]);
const ways = swap([
  ['rises', 'falls'],
  ['rise', 'fall'],
  ['rose', 'fell'],
  ['risen', 'fallen'],
  ['goes up', 'goes down'],
  ['increases', 'decreases'],
  ['climbs', 'drops'],
]);

/** Each figure of the picture is the next one of its figures. */
const others: Vary = (answer, { image }) => {
  const all = [...new Set(figuresOf(image)?.rows.flatMap(({ values }) => values))];
  return answer.replaceAll(figures, (figure) => {
    const at = all.indexOf(valueOf(figure));
    return at === -1 ? figure : formatFigure(all[(at + Math.ceil(all.length / 2)) % all.length] ?? 0);
  });
};

/** Right answers made wrong. */
export const wrongly: Readonly<Record<string, Vary>> = {
  'every number is ninety': ninety,
  'highest and lowest changed': ends,
  'rises and falls changed': ways,
  'every figure is another one of the picture': others,
  'ninety, and both changed': (answer, picture) => ways(ends(ninety(answer, picture), picture), picture),
};

/** Right answers said in another way. */
export const rightly: Readonly<Record<string, Vary>> = {
  'as they are': (answer) => answer,
  'figures in words': (answer) =>
    answer.replaceAll(figures, (figure) =>
      years.test(figure) && valueOf(figure) % 100 >= 10
        ? `${inWords(Math.trunc(valueOf(figure) / 100))} ${inWords(valueOf(figure) % 100)}`
        : inWords(valueOf(figure)),
    ),
  'figures rounded': (answer) =>
    answer.replaceAll(figures, (figure) => {
      const value = valueOf(figure);
      if (years.test(figure) || value < 20) return figure;
      const step = value >= 1_000 ? 100 : value >= 100 ? 10 : 5;
      return `about ${formatFigure(Math.round(value / step) * step)}`;
    }),
  'percent by the sign': (answer) => answer.replaceAll(/ percent\b/gu, '%'),
  'teens and tens misheard': (answer) =>
    answer.replaceAll(figures, (figure) => {
      const value = valueOf(figure);
      if (value > 13 && value < 20) return String((value - 10) * 10);
      return value > 20 && value < 100 && value % 10 === 0 ? String(value / 10 + 10) : figure;
    }),
  'without commas': (answer) => answer.replaceAll(/,(?=\s)/gu, ''),
};
