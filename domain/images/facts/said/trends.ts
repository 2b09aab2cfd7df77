import type { Figures, FigureRow } from '#domain/images/facts/figures.ts';
import type { NamedNumber } from '#domain/images/facts/read-numbers.ts';
import { saysName } from '#domain/images/facts/says-name.ts';
import { trendOf } from '#domain/images/facts/trend.ts';
import { fallWords, riseWords } from './claim-words.ts';
import { heardAs, meansFigure } from './means-figure.ts';
import type { SaidFault } from './said-fault.ts';
import type { Setting } from './numbers.ts';
import type { Statement } from './statements.ts';
import { isTimeName } from './time-name.ts';

const denied = /\b(?:not|never|no|hardly|without|\w+n't)\b/iu;
/** Rows of figures that follow each other in time: as they are, or across rows that are years. */
function linesOf({
  places,
  rows,
  isTime,
}: Figures): { places: readonly string[]; rows: readonly FigureRow[] } | null {
  if (isTime || places.every((place) => isTimeName(place))) return { places, rows };
  if (rows.length < 2 || !rows.every(({ name }) => isTimeName(name))) return null;
  return {
    places: rows.map(({ name }) => name),
    rows: places.map((name, at) => ({
      name,
      unit: rows[0]?.unit ?? '',
      values: rows.map(({ values }) => values[at] ?? 0),
    })),
  };
}

/** Something that is said to rise and falls, or the reverse. `null` when it is right or may be. */
export function trendFault(
  { text, numbers: all }: Statement,
  { figures, written }: Setting,
): SaidFault | null {
  const isRise = riseWords.test(text);
  if (isRise === fallWords.test(text) || denied.test(text)) return null;
  const said = (isRise ? riseWords : fallWords).exec(text)?.[0] ?? '';
  const fault = (about: string | null): SaidFault => ({
    kind: 'trend',
    said,
    about,
    shown: isRise ? 'falls' : 'rises',
  });
  const isAgainst = (step: number): boolean => (isRise ? step < 0 : step > 0);
  const numbers = all.filter(({ kind, value }) => kind === 'amount' && !written.has(value));
  const [from, to] = ends(numbers, text);
  if (from !== undefined && to !== undefined) {
    const steps = heardAs(from).flatMap((a) => heardAs(to).map((b) => b.value - a.value));
    return steps.every(isAgainst) ? fault(null) : null;
  }
  const lines = linesOf(figures);
  if (lines === null) return null;
  const named = lines.rows.filter(({ name }) => name !== '' && saysName(text, name));
  const rows = named.length > 0 ? named : lines.rows;
  if (to !== undefined) return isReachedOtherwise(to, rows, isAgainst) ? fault(named[0]?.name ?? null) : null;
  const [row] = named;
  const isOfAll = numbers.length === 0 && !lines.places.some((place) => saysName(text, place));
  if (named.length !== 1 || row === undefined || !isOfAll) return null;
  const trend = trendOf(row.values);
  return (trend === 'up' || trend === 'down') && isAgainst(trend === 'up' ? 1 : -1) ? fault(row.name) : null;
}

/** `From 180 to 310`, `to 310`: the numbers at the ends of a way, as far as they are said. */
function ends(
  numbers: readonly NamedNumber[],
  text: string,
): [NamedNumber | undefined, NamedNumber | undefined] {
  const leads = (one: NamedNumber, word: RegExp): boolean =>
    word.test(text.slice(Math.max(0, one.start - 40), one.start));
  const from = numbers.find((one) => leads(one, /\bfrom (?:only |just |about |around )?\$?$/iu));
  const to = numbers.find(
    (one) =>
      one !== from &&
      leads(
        one,
        /\bto (?:only |just |about |around |a (?:small )?peak of |the (?:highest|lowest) point of )?\$?$/iu,
      ),
  );
  return [from, to];
}

/** Whether wherever a line has this value it has come from the other side. */
function isReachedOtherwise(
  to: NamedNumber,
  rows: readonly FigureRow[],
  isAgainst: (step: number) => boolean,
): boolean {
  const steps = rows.flatMap(({ values }) =>
    values.flatMap((value, i) =>
      meansFigure(to, value) ? [i === 0 ? 0 : value - (values[i - 1] ?? value)] : [],
    ),
  );
  return steps.length > 0 && steps.every(isAgainst);
}
