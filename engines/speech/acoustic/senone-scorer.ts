import { streamLength, type Features } from '#engines/speech/front-end/features.ts';
import type { AcousticModel } from './acoustic-model.ts';
import { SenoneScores } from './senone-scores.ts';
import { weightStep } from './mixture-weights.ts';

const topCount = 4;
/** A codebook is evaluated for this many frames at once, so that its densities stay in the processor's cache. */
const blockFrames = 16;
/** Weight of a density in a senone by its stored byte. */
const weightOfByte = Float64Array.from({ length: 256 }, (_, byte) => Math.exp(-byte * weightStep));

/**
 * Log likelihoods of senones, computed only when asked for. A senone's score is the sum over the feature streams of the
 * log of the weighted sum over the best four densities of its phone's codebook (phonetically tied mixtures).
 */
export class SenoneScorer {
  readonly frameCount: number;
  readonly #model: AcousticModel;
  readonly #features: Features;
  /** Best densities of a codebook at a frame, [frame][codebook][stream][rank]: log likelihoods and numbers. */
  readonly #bestScore: Float32Array;
  readonly #bestDensity: Uint8Array;
  /** The same as shares of the best one's likelihood. */
  readonly #bestShare: Float32Array;
  /** Sum over the streams of the best log likelihood: [frame][codebook]. NaN marks a codebook that was not asked for. */
  readonly #topSum: Float32Array;
  readonly #scores: SenoneScores;

  constructor(model: AcousticModel, features: Features) {
    this.#model = model;
    this.#features = features;
    this.frameCount = features.frameCount;
    const { codebooks, streams } = model.gaussians;
    const size = this.frameCount * codebooks * streams * topCount;
    this.#bestScore = new Float32Array(size);
    this.#bestDensity = new Uint8Array(size);
    this.#bestShare = new Float32Array(size);
    this.#topSum = new Float32Array(this.frameCount * codebooks).fill(Number.NaN);
    this.#scores = new SenoneScores(this.frameCount, model.definition.senoneCount);
  }

  /** Log likelihood of a senone at a frame. */
  score(frame: number, senone: number): number {
    const at = this.#scores.place(frame, senone);
    const known = this.#scores.values[at] as number;
    if (!Number.isNaN(known)) return known;
    const value = this.#compute(frame, senone);
    this.#scores.values[at] = value;
    return value;
  }

  #compute(frame: number, senone: number): number {
    const { gaussians, weights, definition } = this.#model;
    const { streams, densities, codebooks } = gaussians;
    const { bytes } = weights;
    const row = senone * streams;
    const place = frame * codebooks + (definition.codebookOfSenone[senone] as number);
    const base = place * streams * topCount;
    if (Number.isNaN(this.#topSum[place] as number)) this.#evaluateBlock(frame, place % codebooks);
    let product = 1;
    for (let stream = 0; stream < streams; stream += 1) {
      const at = base + stream * topCount;
      let sum = 0;
      for (let rank = 0; rank < topCount; rank += 1) {
        const density = this.#bestDensity[at + rank] as number;
        const byte = bytes[(row + stream) * densities + density] as number;
        sum += (this.#bestShare[at + rank] as number) * (weightOfByte[byte] as number);
      }
      product *= sum;
    }
    return (this.#topSum[place] as number) + Math.log(product);
  }

  #evaluateBlock(frame: number, codebook: number): void {
    const { streams, codebooks, densities } = this.#model.gaussians;
    const from = frame - (frame % blockFrames);
    const to = Math.min(from + blockFrames, this.frameCount);
    for (let t = from; t < to; t += 1) this.#topSum[t * codebooks + codebook] = 0;
    for (let stream = 0; stream < streams; stream += 1) {
      const first = (codebook * streams + stream) * densities;
      for (let t = from; t < to; t += 1) {
        const place = t * codebooks + codebook;
        const at = (place * streams + stream) * topCount;
        this.#findBest(t, stream, { at, first, hasFrameBefore: t > from });
        const top = this.#bestScore[at] as number;
        this.#topSum[place] = (this.#topSum[place] as number) + top;
        for (let rank = at; rank < at + topCount; rank += 1)
          this.#bestShare[rank] = Math.exp((this.#bestScore[rank] as number) - top);
      }
    }
  }

  /** Finds the best four densities of a stream by insertion into a short sorted list. */
  #findBest(
    frame: number,
    stream: number,
    { at, first, hasFrameBefore }: { at: number; first: number; hasFrameBefore: boolean },
  ): void {
    const { densities, shapes, constants } = this.#model.gaussians;
    const { values, dimension } = this.#features;
    const best = this.#bestScore;
    const x = frame * dimension + stream * streamLength;
    const bound = hasFrameBefore ? this.#boundFromFrameBefore(x, at, first) : Number.NEGATIVE_INFINITY;
    for (let rank = at; rank < at + topCount; rank += 1) best[rank] = Number.NEGATIVE_INFINITY;
    const x0 = values[x + 0] as number;
    const x1 = values[x + 1] as number;
    const x2 = values[x + 2] as number;
    const x3 = values[x + 3] as number;
    const x4 = values[x + 4] as number;
    const x5 = values[x + 5] as number;
    const x6 = values[x + 6] as number;
    const x7 = values[x + 7] as number;
    const x8 = values[x + 8] as number;
    const x9 = values[x + 9] as number;
    const x10 = values[x + 10] as number;
    const x11 = values[x + 11] as number;
    const x12 = values[x + 12] as number;
    const last = first + densities;
    let least = bound;
    // The hottest loop of the engine, written out (V8 runs it 1.6 times as fast): a density is left when its first values rule it
    // out. The order of the sum is fixed, so that every machine and version gets the same bits.
    for (
      let density = first, p = 2 * first * streamLength;
      density < last;
      density += 1, p += 2 * streamLength
    ) {
      let score = constants[density] as number;
      let d = x0 - (shapes[p] as number);
      score -= d * d * (shapes[p + 1] as number);
      d = x1 - (shapes[p + 2] as number);
      score -= d * d * (shapes[p + 3] as number);
      d = x2 - (shapes[p + 4] as number);
      score -= d * d * (shapes[p + 5] as number);
      d = x3 - (shapes[p + 6] as number);
      score -= d * d * (shapes[p + 7] as number);
      d = x4 - (shapes[p + 8] as number);
      score -= d * d * (shapes[p + 9] as number);
      d = x5 - (shapes[p + 10] as number);
      score -= d * d * (shapes[p + 11] as number);
      if (score <= least) continue;
      d = x6 - (shapes[p + 12] as number);
      score -= d * d * (shapes[p + 13] as number);
      d = x7 - (shapes[p + 14] as number);
      score -= d * d * (shapes[p + 15] as number);
      d = x8 - (shapes[p + 16] as number);
      score -= d * d * (shapes[p + 17] as number);
      d = x9 - (shapes[p + 18] as number);
      score -= d * d * (shapes[p + 19] as number);
      d = x10 - (shapes[p + 20] as number);
      score -= d * d * (shapes[p + 21] as number);
      d = x11 - (shapes[p + 22] as number);
      score -= d * d * (shapes[p + 23] as number);
      d = x12 - (shapes[p + 24] as number);
      score -= d * d * (shapes[p + 25] as number);
      if (score <= least) continue;
      this.#insert(at, score, density - first);
      least = Math.max(best[at + topCount - 1] as number, bound);
    }
  }

  /** The best four of the frame before are nearly as good here, so that most others can be left early. */
  #boundFromFrameBefore(x: number, at: number, first: number): number {
    const { codebooks, streams, shapes, constants } = this.#model.gaussians;
    const { values } = this.#features;
    const before = at - codebooks * streams * topCount;
    let bound = Number.POSITIVE_INFINITY;
    for (let rank = before; rank < before + topCount; rank += 1) {
      const density = first + (this.#bestDensity[rank] as number);
      const shape = 2 * density * streamLength;
      let score = constants[density] as number;
      for (let i = 0; i < streamLength; i += 1) {
        const difference = (values[x + i] as number) - (shapes[shape + 2 * i] as number);
        score -= difference * difference * (shapes[shape + 2 * i + 1] as number);
      }
      if (score < bound) bound = score;
    }
    return bound - 1e-3;
  }

  #insert(at: number, score: number, density: number): void {
    let rank = topCount - 1;
    while (rank > 0 && (this.#bestScore[at + rank - 1] as number) < score) {
      this.#bestScore[at + rank] = this.#bestScore[at + rank - 1] as number;
      this.#bestDensity[at + rank] = this.#bestDensity[at + rank - 1] as number;
      rank -= 1;
    }
    this.#bestScore[at + rank] = score;
    this.#bestDensity[at + rank] = density;
  }
}
