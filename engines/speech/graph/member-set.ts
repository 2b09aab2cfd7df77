/** A set of numbers under a limit, which is walked in ascending order. */
export class MemberSet {
  readonly #words: Int32Array;

  constructor(limit: number) {
    this.#words = new Int32Array(Math.ceil(limit / 32));
  }

  add(member: number): void {
    this.#words[member >> 5] = (this.#words[member >> 5] as number) | (1 << (member & 31));
  }

  /** Writes the members into `out`, empties the set, and returns how many there were. */
  drain(out: Int32Array): number {
    let count = 0;
    for (let at = 0; at < this.#words.length; at += 1) {
      let word = this.#words[at] as number;
      if (word === 0) continue;
      this.#words[at] = 0;
      while (word !== 0) {
        out[count] = (at << 5) + 31 - Math.clz32(word & -word);
        count += 1;
        word &= word - 1;
      }
    }
    return count;
  }
}
