/** The most that an import of words takes. Beyond it a phone would freeze, or run out of memory. */
export const importLimits = {
  /** Bytes of a package. */
  fileBytes: 100_000_000,
  /** Bytes of a text. */
  textBytes: 20_000_000,
  /** Bytes that one file of a package unpacks to. */
  unpackedBytes: 100_000_000,
  /** Rows of a text, or cards of a package. */
  rows: 100_000,
  /** Cells of one row. */
  columns: 200,
  /** UTF-16 units of one cell. */
  cellLength: 100_000,
} as const;

export type ImportLimit = keyof typeof importLimits;

/** A file goes beyond one of the limits of an import. */
export class BeyondLimit extends Error {
  readonly limit: ImportLimit;
  constructor(limit: ImportLimit) {
    super(`beyond the limit of ${limit}`);
    this.limit = limit;
  }
}

/** Throws `BeyondLimit` when there is more than the limit allows. */
export function keepWithin(limit: ImportLimit, amount: number): void {
  if (amount > importLimits[limit]) throw new BeyondLimit(limit);
}
