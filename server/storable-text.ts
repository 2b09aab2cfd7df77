/** NUL and halves of surrogate pairs: valid in JSON, refused by every column of the database. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD').toWellFormed();
}

/**
 * The same value with every text made storable: a character that no database keeps becomes U+FFFD, so that an essay
 * with one bad character is kept instead of refused for ever.
 */
export function withStorableTexts(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map(withStorableTexts);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [storable(key), withStorableTexts(field)]),
  );
}

/** Parsed queries have no prototype at all. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
