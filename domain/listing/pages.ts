/** Rows on a page of the question list. The spec gives none; ten or more fit a screen and twenty load at once. */
export const listPageSize = 20;

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** From 0, clamped to the pages that there are. */
  readonly number: number;
  readonly size: number;
  readonly totalElements: number;
  readonly totalPages: number;
}

/** Cuts one page out of filtered rows. An index beyond the last page gives the last one. */
export function pageOf<Row>(rows: readonly Row[], index: number, size = listPageSize): Page<Row> {
  const totalPages = Math.ceil(rows.length / size);
  const number = clampIndex(index, totalPages);
  const from = number * size;
  return { rows: rows.slice(from, from + size), number, size, totalElements: rows.length, totalPages };
}

/**
 * Page index after the learner typed a page number, counted from 1: anything but a whole number from 1 to the number
 * of pages goes back to the current one (spec section 5).
 */
export function indexFromTyped(typed: string, currentIndex: number, totalPages: number): number {
  const text = typed.trim();
  if (!/^\d{1,9}$/u.test(text)) return currentIndex;
  const page = Number(text);
  return page >= 1 && page <= totalPages ? page - 1 : currentIndex;
}

/** Index of the next (1) or previous (-1) page, within the pages that there are. */
export function turnPage(currentIndex: number, direction: 1 | -1, totalPages: number): number {
  return clampIndex(currentIndex + direction, totalPages);
}

function clampIndex(index: number, totalPages: number): number {
  return Math.max(0, Math.min(index, totalPages - 1));
}
