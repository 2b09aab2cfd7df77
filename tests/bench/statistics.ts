function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Lower and upper quartile. */
export function quartiles(values: readonly number[]): [number, number] {
  return [quantile(values, 0.25), quantile(values, 0.75)];
}

/**
 * Wilson's score interval: where the true share lies, nineteen times of twenty, when `found` of `wanted` independent trials
 * were seen. (Wilson, 1927.)
 */
export function wilsonInterval(found: number, wanted: number): [low: number, high: number] {
  if (wanted === 0) return [0, 1];
  const z = 1.96;
  const share = found / wanted;
  const scale = 1 + z ** 2 / wanted;
  const middle = (share + z ** 2 / (2 * wanted)) / scale;
  const reach = (z * Math.sqrt((share * (1 - share)) / wanted + z ** 2 / (4 * wanted ** 2))) / scale;
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}
