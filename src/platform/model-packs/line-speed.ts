/** What a browser tells of one fetch; a part of `PerformanceResourceTiming`. */
export interface FetchTiming {
  /** 0 for what came from a cache. */
  readonly transferSize: number;
  readonly encodedBodySize: number;
  readonly responseStart: number;
  readonly responseEnd: number;
}

/** Small answers say how far the server is, and nothing of the line. */
const smallestBytes = 20_000;
/** Less than this together is a guess. */
const fewestBytes = 100_000;

/** Bytes a second that came over the line while this page fetched something; `null` when too little came to say it. */
export function measuredSpeed(timings: readonly FetchTiming[]): number | null {
  const fetched = timings
    .filter(({ transferSize, encodedBodySize }) => transferSize > 0 && encodedBodySize >= smallestBytes)
    .sort((a, b) => a.responseStart - b.responseStart);
  const bytes = fetched.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  let busyMs = 0;
  let busyUntil = 0;
  // Fetches beside each other share the line: their time counts once.
  for (const { responseStart, responseEnd } of fetched) {
    busyMs += Math.max(0, responseEnd - Math.max(responseStart, busyUntil));
    busyUntil = Math.max(busyUntil, responseEnd);
  }
  return bytes < fewestBytes || busyMs === 0 ? null : (1000 * bytes) / busyMs;
}
