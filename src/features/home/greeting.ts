/** Words for the time of day of an instant, epoch ms, on the clock of this device. */
export function greetingAt(now: number): string {
  const hour = new Date(now).getHours();
  return `Good ${hour < 5 || hour > 17 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'}`;
}
