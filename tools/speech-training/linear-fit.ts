import type { LinearWeights } from '#engines/speech/weights/reading-weights.ts';

/** Solves a symmetric positive definite system by Cholesky's decomposition. `matrix` is row by row and is overwritten. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  const at = (row: number, column: number): number => matrix[row * n + column] as number;
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = at(i, j);
      for (let k = 0; k < j; k += 1) sum -= at(i, k) * at(j, k);
      matrix[i * n + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(j, j);
    }
  }
  const x = Float64Array.from(right);
  for (let i = 0; i < n; i += 1) {
    for (let k = 0; k < i; k += 1) x[i] = (x[i] as number) - at(i, k) * (x[k] as number);
    x[i] = (x[i] as number) / at(i, i);
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < n; k += 1) x[i] = (x[i] as number) - at(k, i) * (x[k] as number);
    x[i] = (x[i] as number) / at(i, i);
  }
  return x;
}

/** Mean and deviation of each feature; a feature that never changes gets a deviation of 1. */
export function scaleOf(rows: readonly ArrayLike<number>[]): { mean: number[]; deviation: number[] } {
  const size = rows[0]?.length ?? 0;
  const mean = Array.from(
    { length: size },
    (_, i) => rows.reduce((sum, row) => sum + (row[i] as number), 0) / rows.length,
  );
  const deviation = mean.map((centre, i) => {
    const variance = rows.reduce((sum, row) => sum + ((row[i] as number) - centre) ** 2, 0) / rows.length;
    return variance > 1e-12 ? Math.sqrt(variance) : 1;
  });
  return { mean, deviation };
}

function unscale(weights: readonly number[], bias: number, scale: ReturnType<typeof scaleOf>): LinearWeights {
  const plain = weights.map((weight, i) => weight / (scale.deviation[i] as number));
  return {
    weights: plain,
    bias: bias - plain.reduce((sum, weight, i) => sum + weight * (scale.mean[i] as number), 0),
  };
}

/** How strongly the weight of each feature is drawn to zero; one number stands for all. */
type Penalty = number | readonly number[];

/** Weighted least squares of standardised features about a working response, with a penalty on the weights. */
function fitStep(
  rows: readonly (readonly number[])[],
  response: readonly number[],
  importance: readonly number[],
  penalty: Penalty,
): { weights: number[]; bias: number } {
  const size = (rows[0]?.length ?? 0) + 1;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  const values = new Float64Array(size).fill(1);
  for (const [r, row] of rows.entries()) {
    values.set(row);
    for (let i = 0; i < size; i += 1) {
      const scaled = (importance[r] as number) * (values[i] as number);
      right[i] = (right[i] as number) + scaled * (response[r] as number);
      const from = i * size;
      for (let j = 0; j <= i; j += 1)
        matrix[from + j] = (matrix[from + j] as number) + scaled * (values[j] as number);
    }
  }
  for (let i = 0; i < size - 1; i += 1) {
    const own = typeof penalty === 'number' ? penalty : (penalty[i] as number);
    matrix[i * size + i] = (matrix[i * size + i] as number) + own;
  }
  const solved = [...solve(matrix, right)];
  return { weights: solved.slice(0, -1), bias: solved.at(-1) ?? 0 };
}

function standardised(rows: readonly (readonly number[])[], scale: ReturnType<typeof scaleOf>): number[][] {
  return rows.map((row) =>
    row.map((value, i) => (value - (scale.mean[i] as number)) / (scale.deviation[i] as number)),
  );
}

/** Ridge regression (Hoerl and Kennard) on standardised features. */
export function fitRidge(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  penalty: Penalty,
): LinearWeights {
  const scale = scaleOf(rows);
  const { weights, bias } = fitStep(
    standardised(rows, scale),
    targets,
    targets.map(() => 1),
    penalty,
  );
  return unscale(weights, bias, scale);
}

/**
 * Logistic regression by iteratively reweighted least squares; targets are 0 or 1. Both count the same in all, however many
 * there are of each. Gives the log odds.
 */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  penalty: number,
): LinearWeights {
  const scale = scaleOf(rows);
  const x = standardised(rows, scale);
  const ones = targets.filter((target) => target === 1).length;
  const share = (target: number): number =>
    targets.length / 2 / Math.max(1, target === 1 ? ones : targets.length - ones);
  let fit = { weights: x[0]?.map(() => 0) ?? [], bias: 0 };
  for (let round = 0; round < 12; round += 1) {
    const odds = x.map((row) =>
      row.reduce((sum, value, i) => sum + value * (fit.weights[i] as number), fit.bias),
    );
    const chances = odds.map((value) => 1 / (1 + Math.exp(-value)));
    const importance = chances.map((chance) => Math.max(1e-4, chance * (1 - chance)));
    const response = odds.map(
      (value, r) => value + ((targets[r] as number) - (chances[r] as number)) / (importance[r] as number),
    );
    const counted = importance.map((value, r) => value * share(targets[r] as number));
    fit = fitStep(x, response, counted, penalty);
  }
  return unscale(fit.weights, fit.bias, scale);
}
