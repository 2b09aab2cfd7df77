import { streamCount, streamLength } from '#engines/speech/front-end/features.ts';
import { readGaussians, type Gaussians } from './gaussians.ts';
import { readMixtureWeights, type MixtureWeights } from './mixture-weights.ts';
import { ModelDefinition } from './model-definition.ts';
import { readTransitions, type Transitions } from './transitions.ts';

/** Files of a phonetically tied Sphinx-3 model, as they come in the package `soundswallower`, `model/en-us`. */
export interface AcousticModelFiles {
  readonly mdef: Uint8Array;
  readonly means: Uint8Array;
  readonly variances: Uint8Array;
  readonly sendump: Uint8Array;
  readonly transitionMatrices: Uint8Array;
}

export interface AcousticModel {
  readonly definition: ModelDefinition;
  readonly gaussians: Gaussians;
  readonly weights: MixtureWeights;
  readonly transitions: Transitions;
}

/** Reads an acoustic model. Throws RangeError with a reason when a file is broken or the files do not fit together. */
export function readAcousticModel(files: AcousticModelFiles): AcousticModel {
  const definition = new ModelDefinition(files.mdef);
  const gaussians = readGaussians(files.means, files.variances);
  const weights = readMixtureWeights(files.sendump, gaussians.streams);
  if (gaussians.codebooks !== definition.phoneNames.length)
    throw new RangeError('the model is not tied by phone');
  if (gaussians.streams !== streamCount || gaussians.streamLength !== streamLength)
    throw new RangeError('the model wants other features');
  if (weights.densities !== gaussians.densities || weights.senones !== definition.senoneCount)
    throw new RangeError('the mixture weights do not fit the model');
  return { definition, gaussians, weights, transitions: readTransitions(files.transitionMatrices) };
}
