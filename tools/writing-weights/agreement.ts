/** Mean of the absolute differences. */
export function meanError(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? Number.NaN)), 0) / a.length;
}

/**
 * Cohen's kappa with quadratic weights (Cohen, 1968), on marks rounded to halves: 1 when all marks are the same, 0 when they are
 * the same no more often than by chance.
 */
export function weightedKappa(a: readonly number[], b: readonly number[]): number {
  const [one, other] = [a.map(toHalf), b.map(toHalf)];
  let seen = 0;
  let byChance = 0;
  one.forEach((x, i) => {
    seen += (x - (other[i] ?? Number.NaN)) ** 2;
    for (const y of other) byChance += (x - y) ** 2;
  });
  return 1 - (seen * one.length) / byChance;
}

const toHalf = (value: number): number => Math.round(value * 2) / 2;

/** What lies between 2.5 % and 97.5 % of a figure when whole groups are drawn again and again, with repeats. */
export function groupBootstrap<Item>(
  groups: readonly (readonly Item[])[],
  figure: (items: readonly Item[]) => number,
  random: () => number,
): [low: number, high: number] {
  const draws = 2_000;
  const values = Array.from({ length: draws }, () =>
    figure(groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? [])),
  ).sort((x, y) => x - y);
  return [
    values[Math.floor(0.025 * draws)] ?? Number.NaN,
    values[Math.ceil(0.975 * draws) - 1] ?? Number.NaN,
  ];
}
