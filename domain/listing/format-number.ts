/** Id of a list row: `#` and 5 digits (spec section 2, question list). */
export function formatRowNumber(id: number): string {
  return `#${String(id).padStart(5, '0')}`;
}

/** Number on a practice card: `#`, the summary as prefix, and the id in 4 digits (spec section 2, practice card). */
export function formatCardNumber(summary: string, id: number): string {
  return `#${summary}${String(id).padStart(4, '0')}`;
}
