/** Choices of Filter by Date, in months. */
export const monthChoices = [1, 3, 6, 12] as const;

/**
 * The first day of the month that many months back, as an instant in UTC (spec section 9).
 * @throws RangeError 'Invalid monthsBefore value' for anything but a number above 0 (spec section 5)
 */
export function monthsBefore(months: unknown, now: number): string {
  if (typeof months !== 'number' || !Number.isFinite(months) || months <= 0)
    throw new RangeError('Invalid monthsBefore value');
  const today = new Date(now);
  return new Date(
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - Math.floor(months), 1),
  ).toISOString();
}
