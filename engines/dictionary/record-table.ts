/**
 * Records one after another, each as its length (varint) and its bytes, with the place of every sixteenth: small when packed, and
 * a record is found without reading the others. Layout: uint32 count, uint32 places, then the records.
 * Little-endian. `tools/words/write-tables.ts` writes it.
 */
export const recordsPerBlock = 16;
export const tableHeadBytes = 4;

export interface RecordTable {
  readonly count: number;
  /** The bytes of a record, a view. Throws RangeError for a number that is none, and when the table is cut short. */
  read(index: number): Uint8Array;
}

/** Opens a table without reading it. Throws RangeError when it cannot be one. */
export function readRecordTable(bytes: Uint8Array): RecordTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length < tableHeadBytes ? 0 : view.getUint32(0, true);
  const blocks = Math.ceil(count / recordsPerBlock);
  if (bytes.length < tableHeadBytes + blocks * 4) throw new RangeError('the table is cut short');

  function lengthAt(at: number): { size: number; next: number } {
    let size = 0;
    let next = at;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[next++] ?? 0;
      size |= (byte & 127) << shift;
      if (byte < 128 || shift > 21) return { size, next };
    }
  }

  return {
    count,
    read(index) {
      if (!(index >= 0 && index < count)) throw new RangeError('there is no such record');
      const block = Math.floor(index / recordsPerBlock);
      let place = lengthAt(view.getUint32(tableHeadBytes + block * 4, true));
      for (let skip = index % recordsPerBlock; skip > 0; skip--) place = lengthAt(place.next + place.size);
      const end = place.next + place.size;
      if (end > bytes.length) throw new RangeError('the table is cut short');
      return bytes.subarray(place.next, end);
    },
  };
}
