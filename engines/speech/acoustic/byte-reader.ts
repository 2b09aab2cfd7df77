/** Reads little-endian numbers and C strings from a byte array, and refuses to read past its end. */
export class ByteReader {
  readonly #view: DataView;
  readonly #bytes: Uint8Array;
  offset = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get remaining(): number {
    return this.#bytes.length - this.offset;
  }

  int16(): number {
    this.offset += 2;
    return this.#view.getInt16(this.offset - 2, true);
  }

  int32(): number {
    this.offset += 4;
    return this.#view.getInt32(this.offset - 4, true);
  }

  uint8(): number {
    this.offset += 1;
    return this.#view.getUint8(this.offset - 1);
  }

  skip(byteCount: number): void {
    if (byteCount < 0 || byteCount > this.remaining) throw new RangeError('the file is shorter than it says');
    this.offset += byteCount;
  }

  bytes(byteCount: number): Uint8Array {
    const from = this.offset;
    this.skip(byteCount);
    return this.#bytes.subarray(from, from + byteCount);
  }

  float32s(count: number): Float32Array {
    const out = new Float32Array(count);
    for (let i = 0; i < count; i += 1) out[i] = this.#view.getFloat32(this.offset + 4 * i, true);
    this.skip(4 * count);
    return out;
  }

  uint16s(count: number): Uint16Array {
    const out = new Uint16Array(count);
    for (let i = 0; i < count; i += 1) out[i] = this.#view.getUint16(this.offset + 2 * i, true);
    this.skip(2 * count);
    return out;
  }

  /** Text up to a NUL byte, which is consumed. */
  cString(): string {
    const end = this.#bytes.indexOf(0, this.offset);
    if (end < 0) throw new RangeError('a text has no end');
    const text = String.fromCharCode(...this.#bytes.subarray(this.offset, end));
    this.offset = end + 1;
    return text;
  }

  /** Skips a Sphinx-3 text header (up to `endhdr` and a new line) and the byte-order word after it. */
  skipTextHeader(): void {
    const mark = Array.from('endhdr\n', (letter) => letter.charCodeAt(0));
    const limit = Math.min(this.#bytes.length, 4_096);
    for (let at = 0; at + mark.length <= limit; at += 1) {
      if (!mark.every((code, i) => this.#bytes[at + i] === code)) continue;
      this.offset = at + mark.length;
      if (this.int32() !== 0x11223344) throw new RangeError('the byte order is not little-endian');
      return;
    }
    throw new RangeError('the header has no end');
  }
}
