/** A number as it stands in a path: two decimals are finer than any screen. */
export function coordinate(value: number): number {
  return Math.round(value * 100) / 100;
}

export type Point = readonly [number, number];

/** A path through points, by straight lines. */
export function linesThrough(points: readonly Point[], isClosed = false): string {
  const d = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'} ${coordinate(x)} ${coordinate(y)}`).join(' ');
  return isClosed ? `${d} Z` : d;
}
