const earliest = Date.UTC(2020, 0, 1);

/** A smaller difference is the way of a batch through the network. */
const leastBehindMs = 120_000;

/** By how much the clock of a device is behind ours, as it sent a batch; none where it does not tell. */
export function clockBehindMs(sentAt: number | undefined, now: Date): number {
  const behindMs = sentAt === undefined ? 0 : now.getTime() - sentAt;
  return behindMs < leastBehindMs ? 0 : behindMs;
}

/**
 * A moment that a device named, for display. One whose clock is behind names too early ones; a moment that has not come, or no calendar
 * of a learner has, counts as now.
 */
export function deviceInstant(epochMs: number, now: Date, behindMs = 0): Date {
  const at = epochMs + behindMs;
  return at >= earliest && at <= now.getTime() ? new Date(at) : now;
}
