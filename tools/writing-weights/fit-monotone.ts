import { scaleOf } from '#tools/speech-training/linear-fit.ts';

export interface MonotoneFit {
  readonly bias: number;
  readonly weights: readonly number[];
}

/** A mark that is full says only "at least this much": such a target may lie above 1, and what lies beyond it is no error. */
const full = 0.95;
const fullTarget = 1.25;
const rounds = 30;
const sweeps = 200;

/** Ridge regression with no weight below 0 (coordinate descent on standardised inputs), targets from 0 to 1, full ones open upwards. */
export function fitMonotone(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  penalty: number,
): MonotoneFit {
  let aims = targets.map((target) => (target >= full ? fullTarget : target));
  let fit = nonNegativeRidge(rows, aims, penalty);
  for (let round = 1; round < rounds; round++) {
    aims = targets.map((target, i) =>
      target >= full ? Math.max(fullTarget, predict(fit, rows[i] ?? [])) : target,
    );
    fit = nonNegativeRidge(rows, aims, penalty);
  }
  return fit;
}

export const predict = ({ bias, weights }: MonotoneFit, row: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * (row[i] ?? 0), bias);

function nonNegativeRidge(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  penalty: number,
): MonotoneFit {
  const { mean, deviation } = scaleOf(rows);
  const centre = targets.reduce((sum, target) => sum + target, 0) / targets.length;
  const columns = mean.map((middle, j) => rows.map((row) => ((row[j] ?? 0) - middle) / (deviation[j] ?? 1)));
  const left = targets.map((target) => target - centre);
  const weights = columns.map(() => 0);
  for (let sweep = 0; sweep < sweeps; sweep++)
    columns.forEach((column, j) => {
      const own = weights[j] ?? 0;
      const along = column.reduce((sum, x, i) => sum + x * ((left[i] ?? 0) + own * x), 0);
      const next = Math.max(0, along / (column.reduce((sum, x) => sum + x * x, 0) + penalty));
      column.forEach((x, i) => (left[i] = (left[i] ?? 0) - (next - own) * x));
      weights[j] = next;
    });
  const plain = weights.map((weight, j) => weight / (deviation[j] ?? 1));
  return {
    weights: plain,
    bias: centre - plain.reduce((sum, weight, j) => sum + weight * (mean[j] ?? 0), 0),
  };
}
