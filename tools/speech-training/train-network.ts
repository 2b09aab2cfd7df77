import type { NetworkWeights } from '#engines/speech/weights/reading-weights.ts';
import { seededRandom, shuffled } from './random.ts';

export interface NetworkSettings {
  readonly hidden: readonly number[];
  readonly epochs: number;
  readonly batch: number;
  readonly rate: number;
  readonly decay: number;
  readonly seed: number;
}

interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly biases: Float32Array;
  readonly weightSlope: Float32Array;
  readonly biasSlope: Float32Array;
  /** Adam's running means of slopes and of their squares. */
  readonly moments: readonly [Float32Array, Float32Array, Float32Array, Float32Array];
  readonly output: Float32Array;
  readonly error: Float32Array;
}

function createLayer(inputs: number, outputs: number, random: () => number): Layer {
  const size = inputs * outputs;
  const reach = Math.sqrt(6 / inputs);
  return {
    inputs,
    outputs,
    weights: Float32Array.from({ length: size }, () => (2 * random() - 1) * reach * 0.7),
    biases: new Float32Array(outputs),
    weightSlope: new Float32Array(size),
    biasSlope: new Float32Array(outputs),
    moments: [
      new Float32Array(size),
      new Float32Array(size),
      new Float32Array(outputs),
      new Float32Array(outputs),
    ],
    output: new Float32Array(outputs),
    error: new Float32Array(outputs),
  };
}

function forward(
  { inputs, outputs, weights, biases, output }: Layer,
  input: Float32Array,
  isLast: boolean,
): void {
  output.set(biases);
  for (let i = 0; i < inputs; i += 1) {
    const value = input[i] as number;
    if (value === 0) continue;
    const from = i * outputs;
    for (let o = 0; o < outputs; o += 1)
      output[o] = (output[o] as number) + value * (weights[from + o] as number);
  }
  if (!isLast) for (let o = 0; o < outputs; o += 1) if ((output[o] as number) < 0) output[o] = 0;
}

/** Adds the slopes of one example; passes the error on to the layer before, through its rectifier. */
function backward(layer: Layer, input: Float32Array, before: Layer | undefined): void {
  const { inputs, outputs, weights, weightSlope, biasSlope, error } = layer;
  for (let o = 0; o < outputs; o += 1) biasSlope[o] = (biasSlope[o] as number) + (error[o] as number);
  for (let i = 0; i < inputs; i += 1) {
    const value = input[i] as number;
    if (value === 0) {
      if (before) before.error[i] = 0;
      continue;
    }
    const from = i * outputs;
    let sum = 0;
    for (let o = 0; o < outputs; o += 1) {
      const slope = error[o] as number;
      weightSlope[from + o] = (weightSlope[from + o] as number) + slope * value;
      sum += slope * (weights[from + o] as number);
    }
    if (before) before.error[i] = sum;
  }
}

/** One step of Adam (Kingma and Ba) with decoupled weight decay; clears the slopes. */
function step(layer: Layer, settings: { rate: number; decay: number; batch: number; count: number }): void {
  const { rate, decay, batch, count } = settings;
  const [m, v, mb, vb] = layer.moments;
  const mean = 1 - 0.9 ** count;
  const square = 1 - 0.999 ** count;
  const update = (
    values: Float32Array,
    slopes: Float32Array,
    means: Float32Array,
    squares: Float32Array,
  ): void => {
    for (let i = 0; i < values.length; i += 1) {
      const slope = (slopes[i] as number) / batch;
      slopes[i] = 0;
      means[i] = 0.9 * (means[i] as number) + 0.1 * slope;
      squares[i] = 0.999 * (squares[i] as number) + 0.001 * slope * slope;
      const move = (means[i] as number) / mean / (Math.sqrt((squares[i] as number) / square) + 1e-8);
      values[i] = (values[i] as number) * (1 - rate * decay) - rate * move;
    }
  };
  const { weights, weightSlope, biases, biasSlope } = layer;
  update(weights, weightSlope, m, v);
  update(biases, biasSlope, mb, vb);
}

const fourDigits = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Trains a network with one output on squared error. The same settings and examples give the same weights. */
export function trainNetwork(
  inputs: readonly Float32Array[],
  targets: readonly number[],
  { hidden, epochs, batch, rate, decay, seed }: NetworkSettings,
): NetworkWeights {
  const random = seededRandom(seed);
  const sizes = [inputs[0]?.length ?? 0, ...hidden, 1];
  const layers = sizes.slice(1).map((size, i) => createLayer(sizes[i] as number, size, random));
  const last = layers.at(-1) as Layer;
  last.biases[0] = targets.reduce((sum, target) => sum + target, 0) / targets.length;
  let count = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = shuffled([...inputs.keys()], random);
    // The rate falls to zero along a cosine, so that the last steps settle.
    for (let from = 0; from < order.length; from += batch) {
      const examples = order.slice(from, from + batch);
      for (const at of examples) {
        let input = inputs[at] as Float32Array;
        for (const [depth, layer] of layers.entries()) {
          forward(layer, input, depth === layers.length - 1);
          input = layer.output;
        }
        last.error[0] = (last.output[0] as number) - (targets[at] as number);
        for (let depth = layers.length - 1; depth >= 0; depth -= 1) {
          const before = layers[depth - 1];
          backward(layers[depth] as Layer, before ? before.output : (inputs[at] as Float32Array), before);
        }
      }
      count += 1;
      const progress = (epoch + from / order.length) / epochs;
      const now = rate * 0.5 * (1 + Math.cos(Math.PI * progress));
      for (const layer of layers) step(layer, { rate: now, decay, batch: examples.length, count });
    }
  }
  return {
    layers: layers.map((layer) => ({
      inputs: layer.inputs,
      outputs: layer.outputs,
      weights: Array.from(layer.weights, fourDigits),
      biases: Array.from(layer.biases, fourDigits),
    })),
  };
}
