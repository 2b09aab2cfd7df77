import { z } from 'zod';

const Layer = z.object({
  inputs: z.int(),
  outputs: z.int(),
  /** [input][output] */
  weights: z.array(z.number()),
  biases: z.array(z.number()),
});
/** A small network; rectified linear units in all layers but the last. */
const Network = z.object({ layers: z.array(Layer).min(1) });
const Linear = z.object({ weights: z.array(z.number()), bias: z.number() });
const Marks = z.object({ accuracy: Linear, fluency: Linear, prosodic: Linear, total: Linear });
const Scale = z.object({ mean: z.array(z.number()), deviation: z.array(z.number()) });

/** Learned with the transcript engine of one size. */
const Stacked = z.object({
  /** How many numbers summarise the states of its encoder: they tell which engine it was. */
  stateCount: z.int(),
  phone: Linear,
  word: Linear,
  /** Of readings, whose words were known before. */
  reading: Marks,
  /** Of speech whose words nobody knew. */
  sentence: Marks,
});

/** All numbers that were learned from rated recordings. Made by `tools/speech-training`, never by hand. */
const ReadingWeights = z.object({
  format: z.literal(3),
  /** Day of the training, and what it was trained on. */
  trained: z.string(),
  /** Names of the spoken phones in the order of the acoustic model. */
  phones: z.array(z.string()),
  /** Mean and deviation of each phone's log duration in frames. */
  durations: z.array(z.tuple([z.number(), z.number()])),
  phoneScale: Scale,
  phoneNetworks: z.array(Network).min(1),
  word: Linear,
  sentence: Marks,
  verifier: Linear,
  /** For recordings that a transcript engine has heard too: Moonshine tiny, and Moonshine base. */
  stacked: z.object({ tiny: Stacked, base: Stacked }),
});
export type ReadingWeights = z.infer<typeof ReadingWeights>;
export type StackedWeights = z.infer<typeof Stacked>;
export type NetworkWeights = z.infer<typeof Network>;
export type LinearWeights = z.infer<typeof Linear>;

/** Checks the parsed JSON of `reading-weights.json`. Throws when it is not that. */
export function readReadingWeights(json: unknown): ReadingWeights {
  return ReadingWeights.parse(json);
}
