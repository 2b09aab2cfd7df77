/** The calendar day of an instant where the device is, as `YYYY-MM-DD`. */
export function localDay(at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Whether a day can be that of an exam that was sat: a real day, and none to come (spec section 5). */
export function isPastExamDay(day: string, today: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/u.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // The engine turns 31 February into a day of March.
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  return isDay && day <= today;
}
