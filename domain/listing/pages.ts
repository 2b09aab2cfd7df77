/** Rows on a page of the question list. The spec gives none; ten or more fit a screen and twenty load at once. */
export const listPageSize = 20;

/** How many pages the rows fill. */
export function countPages(total: number, size = listPageSize): number {
  return Math.ceil(total / size);
}

/** One page out of all rows; `page` counts from 0, as on the wire. Beyond the last page there is nothing. */
export function cutPage<Row>(rows: readonly Row[], { page, size }: { page: number; size: number }): Row[] {
  return rows.slice(page * size, (page + 1) * size);
}

/** The nearest page that there is, counted from 1. The first when there is none. */
export function clampPage(page: number, totalPages: number): number {
  return Math.max(1, Math.min(page, totalPages));
}

/**
 * The page that the learner typed, counted from 1; `null` for anything but a whole number from 1 to the number of
 * pages: then the current one stays (spec section 5).
 */
export function typedPage(typed: string, totalPages: number): number | null {
  const text = typed.trim();
  if (!/^\d{1,9}$/u.test(text)) return null;
  const page = Number(text);
  return page >= 1 && page <= totalPages ? page : null;
}
