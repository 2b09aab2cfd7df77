/** Points to at most 2 decimals (spec section 9), without trailing zeros. */
export function formatPoints(points: number): string {
  return String(Math.round(points * 100) / 100);
}
