/** A length of time as m:ss, whole seconds passed (spec section 9); minutes go on past 59. Less than nothing is 0:00. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
