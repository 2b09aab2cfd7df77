/** When the day of an instant began, by the calendar of the device; epoch ms. */
export function dayStart(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/**
 * When the day begins that lies so many days after that of an instant; epoch ms. Where clocks change, a day has 23 or 25 hours, and may
 * begin at one o'clock.
 */
export function dayStartAfter(at: number, days: number): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}
