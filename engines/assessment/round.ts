/** Two decimals: engines of different makers may differ in the last digits of a logarithm, and nobody can tell. */
export function toHundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
