/** When the day of an instant began, by the calendar of the device; epoch ms. */
export function dayStart(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** When the day began that is so many days after the one that began at `since`: where clocks change, a day has 23 or 25 hours. */
export function daysAfter(since: number, days: number): number {
  const day = new Date(since);
  return day.setDate(day.getDate() + days);
}
