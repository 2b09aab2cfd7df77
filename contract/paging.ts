import { z } from 'zod';

/** `page` block of every HAL-like list (spec section 3). */
export const PageBlock = z.object({
  size: z.int().min(1),
  number: z.int().min(0),
  totalElements: z.int().min(0),
  totalPages: z.int().min(0),
});

/** A HAL-like list: `{_embedded: {[name]: rows}, page}`. */
export function pagedList<Name extends string, Row extends z.ZodType>(name: Name, row: Row) {
  return z.object({
    _embedded: z.object({ [name]: z.array(row) } as { [K in Name]: z.ZodArray<Row> }),
    page: PageBlock,
  });
}

const count = (fallback: number, max: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(0)
    .max(max)
    .default(fallback);

/** Query of every paged list. Pages count from 0; a size is at most 100. */
export const PageQuery = z.object({
  page: count(0, 1_000_000),
  size: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1)
    .max(100)
    .default(10),
});
