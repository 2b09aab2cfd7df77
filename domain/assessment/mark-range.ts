import type { MarkRange } from '#contract/entities/evidence.ts';
import { clamp, toHundredth } from './round.ts';

/**
 * Spread (root mean square) of the estimate of one sentence round the raters' median mark of 0 to 10. From the model card's
 * correlations by 5 folds and the spread of the marks (2,500 sentences: 1.44, 1.56, 1.49, 1.74) it is 0.88, 0.85, 0.86, 0.99;
 * folds over one corpus flatter, so a tenth is added.
 */
const sentenceSpread = { accuracy: 0.97, fluency: 0.94, prosodic: 0.95, total: 1.09 } as const;
export type Mark = keyof typeof sentenceSpread;

/** Eight in ten estimates of a normal spread lie this near. */
const likely = 1.28;
/** The engine scores in pieces of about this many words. */
const pieceWords = 8;
/** More pieces than were measured are not trusted to make it any surer. */
const mostPieces = 5;
/** Of the squared error of one sentence this much stays with the speaker: the mean of five has correlations of 0.89 to 0.91. */
const speakerShare = 0.3;
/** Noise, clipping and low level were not in the rated recordings. Set by hand. */
const doubtfulQuality = 1.25;

/** A mark from 0 to 10 with the range that it probably lies in (eight times in ten, for adults who read clearly recorded text). */
export function markRange(
  mark: Mark,
  value: number,
  { words, isDoubtful }: { readonly words: number; readonly isDoubtful: boolean },
): MarkRange {
  const pieces = clamp(words / pieceWords, 1, mostPieces);
  const share = Math.sqrt(speakerShare + (1 - speakerShare) / pieces);
  const half = likely * sentenceSpread[mark] * share * (isDoubtful ? doubtfulQuality : 1);
  return {
    value: toHundredth(clamp(value, 0, 10)),
    low: toHundredth(clamp(value - half, 0, 10)),
    high: toHundredth(clamp(value + half, 0, 10)),
  };
}

/**
 * Points of a trait of 0 to 5 for a mark of 0 to 10. The raters' guide has bands of two marks (9-10 excellent, 7-8 good, 5-6
 * understandable, 3-4 poor, 1-2 very poor) where the exam has 5, 4, 3, 2 and 1: the middle of a band earns its points.
 */
export function pointsOfMark(mark: number): number {
  return clamp((mark + 0.5) / 2, 0, 5);
}
