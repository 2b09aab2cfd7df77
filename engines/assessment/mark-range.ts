import type { MarkRange } from '#contract/entities/speech-evidence.ts';
import { clamp, toHundredth } from './round.ts';

/**
 * Half widths of the range of one sentence: up to a mark of 7, and from 8.25 on; between them it goes in a line. Chosen from the errors
 * of the reading engine alone in five folds by speaker (2,500 sentences) so that eight in ten of the adults' median marks lie within, low
 * marks and high ones alike. With the transcript engine it is somewhat more: folds over one corpus flatter. The model card counts it.
 */
const halfWidths = {
  accuracy: { low: 1.55, high: 0.9 },
  fluency: { low: 1.4, high: 1 },
  prosodic: { low: 1.4, high: 0.95 },
  total: { low: 1.8, high: 0.85 },
} as const;
export type Mark = keyof typeof halfWidths;
const lowUpTo = 7;
const highFrom = 8.25;

/** The engine scores in pieces of about this many words. */
const pieceWords = 8;
/** More pieces than were measured are not trusted to make it any surer. */
const mostPieces = 5;
/** Of the squared error of one sentence this much stays with the speaker: the mean of five has correlations of 0.89 to 0.91. */
const speakerShare = 0.3;
/** Noise, clipping and low level were not in the rated recordings. Set by hand. */
const doubtfulQuality = 1.25;

interface Certainty {
  readonly words: number;
  readonly isDoubtful: boolean;
}

/** All marks of a recording with their ranges. */
export function markRanges(
  { accuracy, fluency, prosodic, total }: Readonly<Record<Mark, number>>,
  certainty: Certainty,
): Record<Mark, MarkRange> {
  return {
    accuracy: markRange('accuracy', accuracy, certainty),
    fluency: markRange('fluency', fluency, certainty),
    prosodic: markRange('prosodic', prosodic, certainty),
    total: markRange('total', total, certainty),
  };
}

/** A mark from 0 to 10 with the range that it probably lies in (eight times in ten, for adults who read clearly recorded text). */
export function markRange(mark: Mark, value: number, { words, isDoubtful }: Certainty): MarkRange {
  const pieces = clamp(words / pieceWords, 1, mostPieces);
  const share = Math.sqrt(speakerShare + (1 - speakerShare) / pieces);
  const half = halfWidth(mark, value) * share * (isDoubtful ? doubtfulQuality : 1);
  return {
    value: toHundredth(clamp(value, 0, 10)),
    low: toHundredth(clamp(value - half, 0, 10)),
    high: toHundredth(clamp(value + half, 0, 10)),
  };
}

function halfWidth(mark: Mark, value: number): number {
  const { low, high } = halfWidths[mark];
  return low + (high - low) * clamp((value - lowUpTo) / (highFrom - lowUpTo), 0, 1);
}

/**
 * Points of a trait of 0 to 5 for a mark of 0 to 10. The raters' guide has bands of two marks (9-10 excellent, 7-8 good, 5-6
 * understandable, 3-4 poor, 1-2 very poor) where the exam has 5, 4, 3, 2 and 1: the middle of a band earns its points.
 */
export function pointsOfMark(mark: number): number {
  return clamp((mark + 0.5) / 2, 0, 5);
}
