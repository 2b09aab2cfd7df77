/** When the day of an instant began, by the calendar of the device; epoch ms. */
export function dayStart(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** When the day before the one that began at `since` began: where clocks change, a day has 23 or 25 hours. */
export function dayBefore(since: number): number {
  const day = new Date(since);
  return day.setDate(day.getDate() - 1);
}
