/** A node of the best path with the frames that it covers, `from` inclusive, `to` exclusive. */
export interface Segment {
  readonly node: number;
  readonly from: number;
  readonly to: number;
}

const numbersPerEntry = 3;
const firstEntries = 8_192;

/** Entries into nodes, as linked lists from the last one back. */
export class Trace {
  /** Node, frame and entry before: [entry][3]. */
  #entries = new Int32Array(firstEntries * numbersPerEntry);
  #length = 0;

  /** Number of the new entry; `previous` is -1 at the start. */
  add(node: number, frame: number, previous: number): number {
    const at = this.#length;
    if (at === this.#entries.length) {
      const larger = new Int32Array(2 * at);
      larger.set(this.#entries);
      this.#entries = larger;
    }
    this.#entries[at] = node;
    this.#entries[at + 1] = frame;
    this.#entries[at + 2] = previous;
    this.#length = at + numbersPerEntry;
    return at / numbersPerEntry;
  }

  segments(last: number, frameCount: number): Segment[] {
    const segments: Segment[] = [];
    let to = frameCount;
    let entry = last;
    while (entry >= 0) {
      const at = entry * numbersPerEntry;
      const from = this.#entries[at + 1] as number;
      segments.push({ node: this.#entries[at] as number, from, to });
      to = from;
      entry = this.#entries[at + 2] as number;
    }
    return segments.reverse();
  }
}
