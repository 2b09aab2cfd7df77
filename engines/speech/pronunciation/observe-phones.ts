import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import type { SenoneScorer } from '#engines/speech/acoustic/senone-scorer.ts';
import type { AlignedPiece } from '#engines/speech/alignment/align-words.ts';
import type { PhoneLoop } from '#engines/speech/phones/phone-loop.ts';
import { scorePhone } from '#engines/speech/phones/phone-segment.ts';

/** What was measured of one aligned phone. Log likelihoods are sums over its frames. */
export interface PhoneObservation {
  readonly word: number;
  /** Position in the word's pronunciation. */
  readonly index: number;
  readonly isLast: boolean;
  /** Number of the phone among `spokenPhones`. */
  readonly phone: number;
  readonly from: number;
  readonly to: number;
  readonly own: number;
  /** Under the free phone loop. */
  readonly loop: number;
  /** With every phone in this one's place and context, in the order of `spokenPhones`. */
  readonly substitutes: readonly number[];
  /** Mean posterior of the phone at its frames, with flattened likelihoods. */
  readonly posterior: number;
  /** Share of the frames at which the phone loop heard this phone. */
  readonly agreement: number;
  /** Mean energy cepstrum. */
  readonly energy: number;
}

const posteriorScale = 0.1;

/** Base phones of the model that people speak: no silence, no noise. */
export function spokenPhones({ definition }: AcousticModel): number[] {
  return definition.phoneNames.flatMap((name, phone) =>
    name.startsWith('+') || phone === definition.silence ? [] : [phone],
  );
}

interface Evidence {
  readonly scorer: SenoneScorer;
  readonly loop: PhoneLoop;
  readonly energy: Float32Array;
}

/** Measures every aligned phone against all that might have been said in its place. */
export function observePhones(
  model: AcousticModel,
  pieces: readonly AlignedPiece[],
  evidence: Evidence,
): PhoneObservation[] {
  const spoken = spokenPhones(model);
  return pieces.flatMap((piece, at) => {
    if (piece.label.kind !== 'phone') return [];
    const next = pieces.slice(at + 1).find(({ label }) => label.kind === 'phone')?.label;
    const { word, index, base } = piece.label;
    const isLast = next?.kind !== 'phone' || next.word !== word || next.index <= index;
    const phone = spoken.indexOf(base);
    return [{ word, index, isLast, phone, ...measure(model, piece, spoken, evidence) }];
  });
}

function measure(
  model: AcousticModel,
  { label, from, to }: AlignedPiece,
  spoken: readonly number[],
  { scorer, loop, energy }: Evidence,
): Omit<PhoneObservation, 'word' | 'index' | 'isLast' | 'phone'> {
  if (label.kind !== 'phone') throw new TypeError('only phones can be measured');
  const { left, right, position, base } = label;
  const models = spoken.map((other) => model.definition.triphone(other, left, right, position));
  const substitutes = models.map((other) => scorePhone(scorer, other, from, to));
  const own = substitutes[spoken.indexOf(base)] as number;
  const ownAt = spoken.indexOf(base);
  const frameScores = new Float64Array(models.length);
  let posterior = 0;
  let agreement = 0;
  let loopScore = 0;
  let energySum = 0;
  for (let frame = from; frame < to; frame += 1) {
    let top = Number.NEGATIVE_INFINITY;
    models.forEach(({ senones }, i) => {
      const score = Math.max(
        scorer.score(frame, senones[0]),
        scorer.score(frame, senones[1]),
        scorer.score(frame, senones[2]),
      );
      frameScores[i] = score;
      if (score > top) top = score;
    });
    let sum = 0;
    for (const score of frameScores) sum += Math.exp(posteriorScale * (score - top));
    posterior += Math.exp(posteriorScale * ((frameScores[ownAt] as number) - top)) / sum;
    if (loop.phone[frame] === base) agreement += 1;
    loopScore += loop.score[frame] as number;
    energySum += energy[frame] as number;
  }
  const length = to - from;
  return {
    from,
    to,
    own,
    loop: loopScore,
    substitutes,
    posterior: posterior / length,
    agreement: agreement / length,
    energy: energySum / length,
  };
}
