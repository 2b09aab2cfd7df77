import type { LinearWeights, NetworkWeights } from '#engines/speech/weights/reading-weights.ts';

/** Output of a network with one output. Inputs that are zero cost nothing, so sparse ones are cheap. */
export function runNetwork({ layers }: NetworkWeights, input: ArrayLike<number>): number {
  let values: ArrayLike<number> = input;
  layers.forEach(({ inputs, outputs, weights, biases }, depth) => {
    const sums = Float64Array.from(biases);
    for (let i = 0; i < inputs; i += 1) {
      const value = values[i] as number;
      if (value === 0) continue;
      for (let o = 0; o < outputs; o += 1)
        sums[o] = (sums[o] as number) + value * (weights[i * outputs + o] as number);
    }
    if (depth < layers.length - 1)
      for (let o = 0; o < outputs; o += 1) sums[o] = Math.max(0, sums[o] as number);
    values = sums;
  });
  return values[0] as number;
}

export function runLinear({ weights, bias }: LinearWeights, features: readonly number[]): number {
  return features.reduce((sum, value, i) => sum + value * (weights[i] as number), bias);
}
