const earliest = Date.UTC(2020, 0, 1);

/** A moment that a device named, for display; one that has not come, or no calendar of a learner has, counts as now. */
export function deviceInstant(epochMs: number, now: Date): Date {
  return epochMs >= earliest && epochMs <= now.getTime() ? new Date(epochMs) : now;
}
