import type { Features } from '../front-end/features.ts';
import type { AcousticModel } from './acoustic-model.ts';
import { weightStep } from './mixture-weights.ts';

const topCount = 4;

/**
 * Log likelihoods of senones, computed only when asked for. A senone's score is the sum over the feature streams of the
 * log of the weighted sum over the best four densities of its phone's codebook (phonetically tied mixtures).
 */
export class SenoneScorer {
  readonly frameCount: number;
  readonly #model: AcousticModel;
  readonly #features: Features;
  /** Best densities: [frame][codebook][stream][rank]; scores beside them. NaN marks a codebook that was not asked for. */
  readonly #bestScore: Float32Array;
  readonly #bestDensity: Uint8Array;
  readonly #senoneScores: Map<number, Float32Array>;

  constructor(model: AcousticModel, features: Features) {
    this.#model = model;
    this.#features = features;
    this.frameCount = features.frameCount;
    const { codebooks, streams } = model.gaussians;
    const size = this.frameCount * codebooks * streams * topCount;
    this.#bestScore = new Float32Array(size).fill(Number.NaN);
    this.#bestDensity = new Uint8Array(size);
    this.#senoneScores = new Map();
  }

  /** Log likelihood of a senone at a frame. */
  score(frame: number, senone: number): number {
    let scores = this.#senoneScores.get(senone);
    if (!scores) {
      scores = new Float32Array(this.frameCount).fill(Number.NaN);
      this.#senoneScores.set(senone, scores);
    }
    const known = scores[frame] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const value = this.#compute(frame, senone);
    scores[frame] = value;
    return value;
  }

  #compute(frame: number, senone: number): number {
    const { gaussians, weights, definition } = this.#model;
    const { streams, densities, codebooks } = gaussians;
    const codebook = definition.codebookOfSenone[senone] ?? 0;
    const base = (frame * codebooks + codebook) * streams * topCount;
    if (Number.isNaN(this.#bestScore[base] ?? Number.NaN)) this.#evaluateCodebook(frame, codebook, base);
    let total = 0;
    for (let stream = 0; stream < streams; stream += 1) {
      const at = base + stream * topCount;
      const top = this.#bestScore[at] ?? 0;
      let sum = 0;
      for (let rank = 0; rank < topCount; rank += 1) {
        const density = this.#bestDensity[at + rank] ?? 0;
        const weight = weights.bytes[(stream * densities + density) * weights.senones + senone] ?? 255;
        sum += Math.exp((this.#bestScore[at + rank] ?? 0) - top - weight * weightStep);
      }
      total += top + Math.log(sum);
    }
    return total;
  }

  /** Finds the best four densities of each stream by insertion into a short sorted list. */
  #evaluateCodebook(frame: number, codebook: number, base: number): void {
    const { streams, densities, streamLength, means, precisions, constants } = this.#model.gaussians;
    const { values, dimension } = this.#features;
    for (let stream = 0; stream < streams; stream += 1) {
      const x = frame * dimension + stream * streamLength;
      const at = base + stream * topCount;
      for (let rank = 0; rank < topCount; rank += 1) this.#bestScore[at + rank] = Number.NEGATIVE_INFINITY;
      const first = (codebook * streams + stream) * densities;
      for (let density = 0; density < densities; density += 1) {
        const worst = this.#bestScore[at + topCount - 1] as number;
        let score = constants[first + density] as number;
        let p = (first + density) * streamLength;
        for (let i = 0; i < streamLength; i += 1, p += 1) {
          const difference = (values[x + i] as number) - (means[p] as number);
          score -= difference * difference * (precisions[p] as number);
          if (score < worst) break;
        }
        if (score > worst) this.#insert(at, score, density);
      }
    }
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
