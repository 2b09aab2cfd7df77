import { ByteReader } from './byte-reader.ts';

/** Log transition probabilities: `log[(matrix * rows + from) * columns + to]`; the last column leaves the phone. */
export interface Transitions {
  readonly rows: number;
  readonly columns: number;
  readonly log: Float32Array;
}

/** Reads a `transition_matrices` file and normalises its rows. A missing arc is minus infinity. */
export function readTransitions(file: Uint8Array): Transitions {
  const reader = new ByteReader(file);
  reader.skipTextHeader();
  const matrices = reader.int32();
  const rows = reader.int32();
  const columns = reader.int32();
  const values = reader.float32s(reader.int32());
  if (values.length !== matrices * rows * columns)
    throw new RangeError('the transitions have another length than promised');
  const log = new Float32Array(values.length);
  for (let start = 0; start < values.length; start += columns) {
    const row = values.subarray(start, start + columns);
    const sum = row.reduce((total, value) => total + value, 0);
    row.forEach((value, column) => {
      log[start + column] = value > 0 ? Math.log(value / sum) : Number.NEGATIVE_INFINITY;
    });
  }
  return { rows, columns, log };
}
