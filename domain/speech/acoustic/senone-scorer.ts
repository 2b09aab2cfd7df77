import type { Features } from '#domain/speech/front-end/features.ts';
import type { AcousticModel } from './acoustic-model.ts';
import { weightStep } from './mixture-weights.ts';

const topCount = 4;
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
    if (Number.isNaN(this.#topSum[place] as number)) this.#evaluateCodebook(frame, place, base);
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

  #evaluateCodebook(frame: number, place: number, base: number): void {
    const { streams, codebooks } = this.#model.gaussians;
    let topSum = 0;
    for (let stream = 0; stream < streams; stream += 1) {
      const at = base + stream * topCount;
      const first = ((place % codebooks) * streams + stream) * this.#model.gaussians.densities;
      this.#findBest(frame, stream, { at, first });
      const top = this.#bestScore[at] as number;
      topSum += top;
      for (let rank = at; rank < at + topCount; rank += 1)
        this.#bestShare[rank] = Math.exp((this.#bestScore[rank] as number) - top);
    }
    this.#topSum[place] = topSum;
  }

  /** Finds the best four densities of a stream by insertion into a short sorted list. */
  #findBest(frame: number, stream: number, { at, first }: { at: number; first: number }): void {
    const { densities } = this.#model.gaussians;
    const bound = this.#boundFromFrameBefore(frame, stream, { at, first });
    for (let rank = at; rank < at + topCount; rank += 1) this.#bestScore[rank] = Number.NEGATIVE_INFINITY;
    for (let density = 0; density < densities; density += 1) {
      const least = Math.max(this.#bestScore[at + topCount - 1] as number, bound);
      const score = this.#densityScore(frame, stream, { density: first + density, least });
      if (score > least) this.#insert(at, score, density);
    }
  }

  /** The best four of the frame before are nearly as good here, so that most others can be cut off early. */
  #boundFromFrameBefore(frame: number, stream: number, { at, first }: { at: number; first: number }): number {
    const { codebooks, streams } = this.#model.gaussians;
    const step = codebooks * streams * topCount;
    const place = Math.floor(at / (streams * topCount));
    if (frame === 0 || Number.isNaN(this.#topSum[place - codebooks] as number)) return Number.NEGATIVE_INFINITY;
    let bound = Number.POSITIVE_INFINITY;
    for (let rank = at - step; rank < at - step + topCount; rank += 1) {
      const density = first + (this.#bestDensity[rank] as number);
      bound = Math.min(bound, this.#densityScore(frame, stream, { density, least: Number.NEGATIVE_INFINITY }));
    }
    return bound - 1e-3;
  }

  /** Log likelihood of one density, or anything at most `least` when it is certain to be below that. */
  #densityScore(
    frame: number,
    stream: number,
    { density, least }: { density: number; least: number },
  ): number {
    const { streamLength, means, precisions, constants } = this.#model.gaussians;
    const { values, dimension } = this.#features;
    const x = frame * dimension + stream * streamLength;
    let score = constants[density] as number;
    const p = density * streamLength;
    for (let i = 0; i < streamLength; i += 1) {
      const difference = (values[x + i] as number) - (means[p + i] as number);
      score -= difference * difference * (precisions[p + i] as number);
      if (score <= least) return score;
    }
    return score;
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
