import { z } from 'zod';
import { figureFields, hasNoDoubles, Value } from './figures.ts';

const seriesOf = (value: z.ZodNumber, mostCategories: number) =>
  z.object({
    /** May be empty where there is one series: the measure names it. */
    name: z.string().max(30),
    values: z.array(value).min(2).max(mostCategories),
  });

interface Chart {
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

const isWhole = ({ categories, series }: Chart): boolean =>
  series.every(({ values }) => values.length === categories.length);
const isNamed = ({ categories, series }: Chart): boolean =>
  hasNoDoubles(categories) &&
  hasNoDoubles(series.map(({ name }) => name)) &&
  (series.length === 1 || series.every(({ name }) => name !== ''));
const wholeFault = 'each series needs one value for each category';
const namedFault = 'categories and series need names of their own';

/** Bars begin at 0, so there are none below it. */
export const BarChart = z
  .object({
    kind: z.literal('BAR_CHART'),
    ...figureFields,
    /** What the categories are: `Month`. */
    categoryName: z.string().min(2).max(30),
    categories: z.array(z.string().min(1).max(40)).min(2).max(8),
    series: z
      .array(seriesOf(Value.min(0), 8))
      .min(1)
      .max(3),
  })
  .refine(isWhole, wholeFault)
  .refine(isNamed, namedFault);
export type BarChart = z.infer<typeof BarChart>;

/** A line graph. Its categories are points in time or steps of the same size, in order. */
export const Graph = z
  .object({
    kind: z.literal('GRAPH'),
    ...figureFields,
    categoryName: z.string().min(2).max(30),
    categories: z.array(z.string().min(1).max(12)).min(3).max(12),
    series: z.array(seriesOf(Value, 12)).min(1).max(3),
  })
  .refine(isWhole, wholeFault)
  .refine(isNamed, namedFault);
export type Graph = z.infer<typeof Graph>;

/** Parts of a whole: percentages that make 100, or amounts. */
export const PieChart = z
  .object({
    kind: z.literal('PIE_CHART'),
    ...figureFields,
    slices: z
      .array(z.object({ name: z.string().min(1).max(40), value: Value.min(0) }))
      .min(2)
      .max(6),
  })
  .refine(({ slices }) => hasNoDoubles(slices.map(({ name }) => name)), 'slices need names of their own')
  .refine(({ slices }) => slices.some(({ value }) => value > 0), 'a whole needs a part')
  .refine(
    ({ unit, slices }) =>
      unit !== '%' || Math.abs(slices.reduce((sum, { value }) => sum + value, 0) - 100) < 0.5,
    'the slices should make 100 %',
  );
export type PieChart = z.infer<typeof PieChart>;

/** Figures in rows. Columns have units of their own, so there is none for the whole. */
export const Table = z
  .object({
    kind: z.literal('TABLE'),
    title: figureFields.title,
    source: figureFields.source,
    /** Head of the column with the names of the rows: `City`. */
    rowName: z.string().min(1).max(30),
    columns: z
      .array(z.object({ name: z.string().min(1).max(30), unit: z.string().max(20) }))
      .min(1)
      .max(4),
    rows: z
      .array(
        z.object({
          name: z.string().min(1).max(40),
          cells: z
            .array(z.union([Value, z.string().min(1).max(30)]))
            .min(1)
            .max(4),
        }),
      )
      .min(2)
      .max(8),
  })
  .refine(
    ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
    'each row needs one cell for each column',
  )
  .refine(
    ({ columns, rows }) =>
      columns.every((_, at) => new Set(rows.map(({ cells }) => typeof cells[at])).size === 1),
    'a column has figures or words, not both',
  )
  .refine(
    ({ columns, rows }) =>
      hasNoDoubles(rows.map(({ name }) => name)) && hasNoDoubles(columns.map(({ name }) => name)),
    'rows and columns need names of their own',
  );
export type Table = z.infer<typeof Table>;
