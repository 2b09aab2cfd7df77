/** When the learner's day began, by the calendar of the device; epoch ms. */
export function dayStart(now: number): number {
  return new Date(now).setHours(0, 0, 0, 0);
}
