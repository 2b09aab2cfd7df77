import { ByteReader } from './byte-reader.ts';

/** One step of a stored weight in natural-log units: weights are `-byte * step`. */
export const weightStep = 1024 * Math.log(1.0001);

/** Mixture weights, quantised to bytes: `bytes[(stream * densities + density) * senones + senone]`. */
export interface MixtureWeights {
  readonly streams: number;
  readonly densities: number;
  readonly senones: number;
  readonly bytes: Uint8Array;
}

/** Reads a `sendump` file. */
export function readMixtureWeights(file: Uint8Array, streams: number): MixtureWeights {
  const reader = new ByteReader(file);
  reader.skip(reader.int32());
  reader.skip(reader.int32());
  for (let length = reader.int32(); length !== 0; length = reader.int32()) reader.skip(length);
  const densities = reader.int32();
  const senones = reader.int32();
  return { streams, densities, senones, bytes: reader.bytes(streams * densities * senones) };
}
