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
