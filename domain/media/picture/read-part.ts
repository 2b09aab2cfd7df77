export type Bytes = Uint8Array<ArrayBuffer>;

/** The parts of a picture to keep, in order, or why there is none. */
export type Pieces = readonly Bytes[] | 'not-a-picture' | 'animated';

export const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** `length` bytes as Latin letters. */
export const nameAt = (bytes: Bytes, at: number, length = 4) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** The part of a length. @throws RangeError when it is cut off, instead of a shorter part */
export function part(bytes: Bytes, start: number, length: number): Bytes {
  if (start + length > bytes.length) throw new RangeError('cut off');
  return bytes.subarray(start, start + length);
}
