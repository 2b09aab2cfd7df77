import { ByteReader } from './byte-reader.ts';

const varianceFloor = 1e-4;

/** Diagonal Gaussians of every codebook, stream and density, ready for fast evaluation. */
export interface Gaussians {
  readonly codebooks: number;
  readonly streams: number;
  readonly densities: number;
  readonly streamLength: number;
  /**
   * Mean and 1 / (2 variance) of every dimension side by side: [codebook][stream][density][dimension][2]. Single precision in
   * double cells, so that evaluation converts nothing.
   */
  readonly shapes: Float64Array;
  /** Log of the normalising constant: [codebook][stream][density]. */
  readonly constants: Float32Array;
}

interface ParameterFile {
  readonly codebooks: number;
  readonly streams: number;
  readonly densities: number;
  readonly streamLength: number;
  readonly values: Float32Array;
}

function readParameters(bytes: Uint8Array): ParameterFile {
  const reader = new ByteReader(bytes);
  reader.skipTextHeader();
  const codebooks = reader.int32();
  const streams = reader.int32();
  const densities = reader.int32();
  const lengths = Array.from({ length: streams }, () => reader.int32());
  const streamLength = lengths[0] ?? 0;
  if (lengths.some((length) => length !== streamLength)) throw new RangeError('streams of different lengths');
  const count = reader.int32();
  if (count !== codebooks * streams * densities * streamLength)
    throw new RangeError('the parameters have another length than promised');
  return { codebooks, streams, densities, streamLength, values: reader.float32s(count) };
}

/** Reads the `means` and `variances` files of a Sphinx-3 model. */
export function readGaussians(meansFile: Uint8Array, variancesFile: Uint8Array): Gaussians {
  const { values: means, ...shape } = readParameters(meansFile);
  const { values: variances } = readParameters(variancesFile);
  if (variances.length !== means.length) throw new RangeError('means and variances do not fit');
  const { codebooks, streams, densities, streamLength } = shape;
  const shapes = new Float64Array(2 * means.length);
  const constants = new Float32Array(codebooks * streams * densities);
  for (let density = 0; density < constants.length; density += 1) {
    let logDeterminant = 0;
    for (let i = density * streamLength; i < (density + 1) * streamLength; i += 1) {
      const variance = Math.max(variances[i] ?? 0, varianceFloor);
      shapes[2 * i] = means[i] as number;
      shapes[2 * i + 1] = Math.fround(0.5 / variance);
      logDeterminant += Math.log(2 * Math.PI * variance);
    }
    constants[density] = -0.5 * logDeterminant;
  }
  return { ...shape, shapes, constants };
}
