import { formatValue } from '#domain/images/format-value.ts';
import type { Figures } from '#domain/images/facts/figures.ts';
import type { NamedNumber } from '#domain/images/facts/read-numbers.ts';
import { saysName } from '#domain/images/facts/says-name.ts';
import { heardAs, mayHold, meansFigure } from './means-figure.ts';
import type { SaidFault } from './said-fault.ts';
import type { Statement } from './statements.ts';

/** Numbers of the calendar and the clock, and years: nobody reads them off the picture. */
const calendar = /^(?:7 days?|24 hours?|12 months?|52 weeks?|60 minutes?|100 %|100 per(?:cent)?)$/u;
const isYear = ({ value, after }: NamedNumber): boolean =>
  Number.isInteger(value) && value >= 1_900 && value <= 2_100 && !/^(?:%|per|dollars?|hours?)/u.test(after);

/** Words by which a number may be about something else than the one place that is named. */
const ofOthers =
  /\b(?:after|before|until|till|since|from|to|than|compared|unlike|except|between|against|follow\w*|next|then|later|others?|rest|each|both|all|every|average|together|total|sum|more|less|fewer|higher|lower|difference|times|rank|place|group|steps?)\b/iu;

export interface Setting {
  readonly figures: Figures;
  /** Numbers that stand in the picture besides its figures: years, hours, ages. */
  readonly written: ReadonlySet<number>;
}

const isWritten = (number: NamedNumber, written: ReadonlySet<number>): boolean =>
  heardAs(number).some(({ value }) => written.has(value));

/** A number that the picture does not show, or shows for something else. `null` when all are right or may be. */
export function numberFault(
  { text, numbers: all }: Statement,
  { figures, written }: Setting,
): SaidFault | null {
  const numbers = all.filter(
    (one) =>
      !(one.kind === 'amount' && (isWritten(one, written) || isYear(one))) &&
      !calendar.test(`${one.value} ${one.after}`),
  );
  const wrong = numbers.find((number) => !mayHold(number, text, figures));
  if (wrong !== undefined) return { kind: 'number', said: wrong.words, about: null, shown: null };
  return misplaced(numbers, text, figures);
}

/** One place, one number, and it is another place's: `Saturday has 90 visits`. */
function misplaced(numbers: readonly NamedNumber[], text: string, figures: Figures): SaidFault | null {
  const places = figures.places.flatMap((name, at) => (saysName(text, name) ? [at] : []));
  const [at] = places;
  const [number] = numbers;
  if (at === undefined || number === undefined || places.length > 1 || numbers.length > 1) return null;
  if (number.kind !== 'amount' || ofOthers.test(text.replaceAll(/\bby far\b/giu, ''))) return null;
  const isPlain = figures.rows.some(({ values }) => values.some((value) => meansFigure(number, value)));
  const named = figures.rows.filter(({ name }) => name !== '' && saysName(text, name));
  const here = figures.rows.map(({ values }) => values[at] ?? Number.NaN);
  const shares = figures.rows.map(
    ({ values }) => (100 * (values[at] ?? 0)) / (values.reduce((a, b) => a + b, 0) || 1),
  );
  const isHere = [...here, ...shares].some((value) => meansFigure(number, value));
  if (!isPlain || isHere) return null;
  const [row] = named.length === 1 ? named : figures.rows.length === 1 ? figures.rows : [];
  return {
    kind: 'number',
    said: number.words,
    about: figures.places[at] ?? '',
    shown: row === undefined ? null : formatValue(row.values[at] ?? 0, row.unit),
  };
}
