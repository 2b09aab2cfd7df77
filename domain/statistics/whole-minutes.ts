/** Whole minutes of what took any time at all. */
export function minutesOf(parts: readonly { readonly seconds: number }[]): number {
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
  return seconds === 0 ? 0 : Math.max(1, Math.round(seconds / 60));
}
