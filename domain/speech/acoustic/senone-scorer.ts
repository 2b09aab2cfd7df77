import type { Features } from '#domain/speech/front-end/features.ts';
import type { AcousticModel } from './acoustic-model.ts';
import { weightStep } from './mixture-weights.ts';

const topCount = 4;
/** A codebook is evaluated for this many frames at once, so that its densities stay in the processor's cache. */
const blockFrames = 16;
const earlyLook = 4;
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
  readonly #senoneScores: (Float32Array | undefined)[] = [];

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
  }

  /** Log likelihood of a senone at a frame. */
  score(frame: number, senone: number): number {
    let scores = this.#senoneScores[senone];
    if (!scores) {
      scores = new Float32Array(this.frameCount).fill(Number.NaN);
      this.#senoneScores[senone] = scores;
    }
    const known = scores[frame] as number;
    if (!Number.isNaN(known)) return known;
    const value = this.#compute(frame, senone);
    scores[frame] = value;
    return value;
  }

  #compute(frame: number, senone: number): number {
    const { gaussians, weights, definition } = this.#model;
    const { streams, densities, codebooks } = gaussians;
    const { bytes, senones } = weights;
    const place = frame * codebooks + (definition.codebookOfSenone[senone] as number);
    const base = place * streams * topCount;
    if (Number.isNaN(this.#topSum[place] as number)) this.#evaluateBlock(frame, place % codebooks);
    let product = 1;
    for (let stream = 0; stream < streams; stream += 1) {
      const at = base + stream * topCount;
      let sum = 0;
      for (let rank = 0; rank < topCount; rank += 1) {
        const density = this.#bestDensity[at + rank] as number;
        const byte = bytes[(stream * densities + density) * senones + senone] as number;
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
    const { densities, streamLength, means, precisions, constants } = this.#model.gaussians;
    const { values, dimension } = this.#features;
    const best = this.#bestScore;
    const x = frame * dimension + stream * streamLength;
    const bound = hasFrameBefore ? this.#boundFromFrameBefore(x, at, first) : Number.NEGATIVE_INFINITY;
    for (let rank = at; rank < at + topCount; rank += 1) best[rank] = Number.NEGATIVE_INFINITY;
    const early = x + Math.min(earlyLook, streamLength);
    const end = x + streamLength;
    let least = bound;
    // The hottest loop of the engine: plain locals, and a density is left when its first values rule it out.
    for (let density = first; density < first + densities; density += 1) {
      let score = constants[density] as number;
      let p = density * streamLength;
      let i = x;
      for (; i < early; i += 1, p += 1) {
        const difference = (values[i] as number) - (means[p] as number);
        score -= difference * difference * (precisions[p] as number);
      }
      if (score <= least) continue;
      for (; i < end; i += 1, p += 1) {
        const difference = (values[i] as number) - (means[p] as number);
        score -= difference * difference * (precisions[p] as number);
      }
      if (score <= least) continue;
      this.#insert(at, score, density - first);
      least = Math.max(best[at + topCount - 1] as number, bound);
    }
  }

  /** The best four of the frame before are nearly as good here, so that most others can be left early. */
  #boundFromFrameBefore(x: number, at: number, first: number): number {
    const { codebooks, streams, streamLength, means, precisions, constants } = this.#model.gaussians;
    const { values } = this.#features;
    const before = at - codebooks * streams * topCount;
    let bound = Number.POSITIVE_INFINITY;
    for (let rank = before; rank < before + topCount; rank += 1) {
      const density = first + (this.#bestDensity[rank] as number);
      let score = constants[density] as number;
      for (let i = 0; i < streamLength; i += 1) {
        const difference = (values[x + i] as number) - (means[density * streamLength + i] as number);
        score -= difference * difference * (precisions[density * streamLength + i] as number);
      }
      bound = Math.min(bound, score);
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
