interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** µs. */
  readonly ts: number;
  /** Processor time of the thread, µs. */
  readonly tdur?: number;
  readonly args: {
    readonly data?: { readonly isOutermostMainFrame?: boolean; readonly documentLoaderURL?: string };
  };
}

/** A task blocks for what it takes beyond this (web.dev/articles/tbt). */
const freeMs = 50;

/**
 * Total blocking time after the first contentful paint, in ms, as Lighthouse counts it for a processor `slowdown` times
 * slower, but from the processor time of each main-thread task instead of its duration: on a machine with two cores,
 * the browser's other threads, the server and Lighthouse itself take turns with the page, and a task's duration holds
 * their turns too.
 */
export function processorBlockingMs(
  trace: { readonly traceEvents: readonly object[] },
  slowdown: number,
): number {
  const events = trace.traceEvents as readonly TraceEvent[];
  const navigation = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' &&
      args.data?.isOutermostMainFrame === true &&
      /^https?:/.test(args.data.documentLoaderURL ?? ''),
  );
  const paint = events.findLast(
    ({ name, pid }) => name === 'firstContentfulPaint' && pid === navigation?.pid,
  );
  if (!navigation || !paint) throw new Error('The trace has no first contentful paint.');
  return events
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        name === 'RunTask' &&
        ph === 'X' &&
        pid === navigation.pid &&
        tid === navigation.tid &&
        ts >= paint.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - freeMs), 0);
}
