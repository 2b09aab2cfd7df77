const blockBits = 4;
const blockFrames = 1 << blockBits;
const firstBlocks = 4_096;

/**
 * A table of scores by frame and senone of which little is ever used: cells come in blocks of one senone and 16 frames (a line
 * of the processor's cache), made when one of them is asked for. NaN marks a cell that was not written.
 */
export class SenoneScores {
  readonly #senoneCount: number;
  /** Number of the block of a senone and a stretch of frames, counted from 1; 0 where there is none yet. */
  readonly #blocks: Int32Array;
  #blockCount = 0;
  values = new Float32Array(firstBlocks * blockFrames).fill(Number.NaN);

  constructor(frameCount: number, senoneCount: number) {
    this.#senoneCount = senoneCount;
    this.#blocks = new Int32Array(Math.ceil(frameCount / blockFrames) * senoneCount);
  }

  /** Place of a cell in `values`, which may be another array after each call. */
  place(frame: number, senone: number): number {
    const at = (frame >> blockBits) * this.#senoneCount + senone;
    const block = (this.#blocks[at] as number) || this.#addBlock(at);
    return ((block - 1) << blockBits) + (frame & (blockFrames - 1));
  }

  #addBlock(at: number): number {
    this.#blockCount += 1;
    this.#blocks[at] = this.#blockCount;
    if (this.#blockCount * blockFrames > this.values.length) {
      const larger = new Float32Array(2 * this.values.length).fill(Number.NaN, this.values.length);
      larger.set(this.values);
      this.values = larger;
    }
    return this.#blockCount;
  }
}
