/**
 * Made by `node tools/writing-weights/fit.ts` from the fit half of our rated essays (penalty 10); not to be changed by hand.
 * The weights are of the inputs of `inputsOf`, in its order.
 */
export const essayWeights = {
  content: { bias: 0.225, weights: [0.102, 0.195, 0.303, 0.21] },
  structure: { bias: 0.088, weights: [0.173, 0.157, 0.421, 0.24] },
  grammar: { bias: -0.135, weights: [0.841, 0.328] },
  linguisticRange: { bias: -0.172, weights: [0.203, 0.153, 0.514, 0.262] },
  vocabulary: { bias: -0.095, weights: [0.278, 0.104, 0.775] },
} as const;
