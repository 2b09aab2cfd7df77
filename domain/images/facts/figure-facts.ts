import { formatValue } from '#domain/images/format-value.ts';
import type { FigureRow, Figures } from './figures.ts';
import type { ImageFact } from './image-fact.ts';
import { trendOf, trendWords } from './trend.ts';

const lead = (row: FigureRow): string => (row.name === '' ? '' : `${row.name}: `);

function extreme(kind: 'highest' | 'lowest', row: FigureRow, { places }: Figures): ImageFact {
  const value = kind === 'highest' ? Math.max(...row.values) : Math.min(...row.values);
  const named = places.filter((_, at) => row.values[at] === value);
  return {
    kind,
    text: `${lead(row)}the ${kind} is ${named.join(' and ')} with ${formatValue(value, row.unit)}.`,
    names: named,
    row: row.name,
    value,
    // One of the highest and one of the lowest has to be told; which, where there are several rows, is the author's choice.
    need: kind,
  };
}

function trend(row: FigureRow, { places }: Figures): ImageFact {
  const [first, last] = [row.values[0] ?? 0, row.values.at(-1) ?? 0];
  const direction = trendOf(row.values);
  const ends = `from ${formatValue(first, row.unit)} in ${places[0]} to ${formatValue(last, row.unit)} in ${places.at(-1)}`;
  return {
    kind: 'trend',
    text: `${lead(row)}${trendWords[direction]}, ${ends}.`,
    names: [],
    row: row.name,
    direction,
    need: `trend of ${row.name}`,
  };
}

/** The largest step from one point in time to the next. */
function biggestChange(row: FigureRow, { places }: Figures): ImageFact[] {
  const steps = row.values.slice(1).map((value, i) => ({ at: i, by: value - (row.values[i] ?? value) }));
  const most = steps.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))[0];
  if (most === undefined || most.by === 0) return [];
  const names = [places[most.at] ?? '', places[most.at + 1] ?? ''];
  const way = most.by > 0 ? 'up' : 'down';
  return [
    {
      kind: 'change',
      text: `${lead(row)}the biggest change is from ${names[0]} to ${names[1]}: ${way} by ${formatValue(Math.abs(most.by), row.unit)}.`,
      names,
      row: row.name,
      value: Math.abs(most.by),
    },
  ];
}

/** Where one row is above another: everywhere, nowhere, or in some places. */
function comparison(a: FigureRow, b: FigureRow, { places }: Figures): ImageFact {
  const above = places.filter((_, at) => (a.values[at] ?? 0) > (b.values[at] ?? 0));
  const where =
    above.length === places.length
      ? 'everywhere'
      : above.length === 0
        ? 'nowhere'
        : `in ${above.join(', ')} only`;
  return {
    kind: 'comparison',
    text: `${a.name} is higher than ${b.name} ${where}.`,
    names: [a.name, b.name],
    row: a.name,
  };
}

function total(row: FigureRow): ImageFact[] {
  if (row.unit === '%') return [];
  const sum = row.values.reduce((all, value) => all + value, 0);
  return [
    {
      kind: 'total',
      text: `${lead(row)}the total is ${formatValue(sum, row.unit)}.`,
      names: [],
      row: row.name,
      value: sum,
    },
  ];
}

/** What a good description says of figures. */
export function figureFacts(figures: Figures): ImageFact[] {
  const { rows, isTime, isWhole } = figures;
  const pairs = rows.flatMap((a, at) =>
    rows
      .slice(at + 1)
      .filter((b) => b.unit === a.unit)
      .map((b) => comparison(a, b, figures)),
  );
  return [
    ...rows.flatMap((row) => [extreme('highest', row, figures), extreme('lowest', row, figures)]),
    ...(isTime ? rows.flatMap((row) => [trend(row, figures), ...biggestChange(row, figures)]) : []),
    ...pairs,
    ...(isWhole ? rows.flatMap(total) : []),
  ];
}
