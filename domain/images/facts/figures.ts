import type { ItemImage } from '#contract/images/item-image.ts';

/** One row of figures with a name: a series of a chart, the slices of a pie, a column of a table. */
export interface FigureRow {
  /** Empty where the picture has one row. */
  readonly name: string;
  readonly unit: string;
  readonly values: readonly number[];
}

export interface Figures {
  /** What each place of a row is: `Saturday`, `Rent`, `Airport bus`. */
  readonly places: readonly string[];
  readonly rows: readonly FigureRow[];
  /** Whether the places follow each other in time, so that rows rise and fall. */
  readonly isTime: boolean;
  /** Whether the values of a row are parts of a whole. */
  readonly isWhole: boolean;
}

/** The figures of a picture; `null` where it has none. */
export function figuresOf(image: ItemImage): Figures | null {
  switch (image.kind) {
    case 'BAR_CHART':
    case 'GRAPH': {
      const { categories, series, unit } = image;
      const rows = series.map(({ name, values }) => ({
        name: series.length === 1 ? '' : name,
        unit,
        values,
      }));
      return { places: categories, rows, isTime: image.kind === 'GRAPH', isWhole: false };
    }
    case 'PIE_CHART': {
      const { slices, unit } = image;
      const row = { name: '', unit, values: slices.map(({ value }) => value) };
      return { places: slices.map(({ name }) => name), rows: [row], isTime: false, isWhole: true };
    }
    case 'TABLE': {
      const { columns, rows } = image;
      const places = rows.map(({ name }) => name);
      const columnRows = columns.flatMap(({ name, unit }, at) => {
        const values = rows
          .flatMap(({ cells }) => cells[at] ?? [])
          .filter((cell) => typeof cell === 'number');
        return values.length === rows.length ? [{ name, unit, values }] : [];
      });
      return { places, rows: columnRows, isTime: false, isWhole: false };
    }
    case 'FLOW_CHART':
    case 'MAP':
    case 'PICTURE':
      return null;
    default:
      return image satisfies never;
  }
}
