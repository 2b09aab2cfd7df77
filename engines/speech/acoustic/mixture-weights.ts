import { ByteReader } from './byte-reader.ts';

/** One step of a stored weight in natural-log units: weights are `-byte * step`. */
export const weightStep = 1024 * Math.log(1.0001);

/** Mixture weights, quantised to bytes, those of a senone side by side: `bytes[(senone * streams + stream) * densities + density]`. */
export interface MixtureWeights {
  readonly streams: number;
  readonly densities: number;
  readonly senones: number;
  readonly bytes: Uint8Array;
}

/** Reads a `sendump` file, which holds the weights density by density. */
export function readMixtureWeights(file: Uint8Array, streams: number): MixtureWeights {
  const reader = new ByteReader(file);
  reader.skip(reader.int32());
  reader.skip(reader.int32());
  for (let length = reader.int32(); length !== 0; length = reader.int32()) reader.skip(length);
  const densities = reader.int32();
  const senones = reader.int32();
  const rows = streams * densities;
  const stored = reader.bytes(rows * senones);
  const bytes = new Uint8Array(stored.length);
  for (let row = 0; row < rows; row += 1)
    for (let senone = 0; senone < senones; senone += 1)
      bytes[senone * rows + row] = stored[row * senones + senone] as number;
  return { streams, densities, senones, bytes };
}
