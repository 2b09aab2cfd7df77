import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import type { SenoneScorer } from '#engines/speech/acoustic/senone-scorer.ts';
import { buildReadingGraph, forcedReading } from '#engines/speech/graph/reading-graph.ts';
import { findBestPath } from '#engines/speech/graph/viterbi.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';

const beam = 600;

/** Frames of a recording, `from` up to, not including, `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Log likelihood of a stretch of the recording when just these words are said in it, with silence where it fits; `undefined`
 * when it is too short for them.
 */
export function fitWords(
  model: AcousticModel,
  scorer: SenoneScorer,
  words: readonly SpokenWord[],
  { from, to }: Stretch,
): number | undefined {
  const { graph } = buildReadingGraph(model, words, forcedReading);
  return findBestPath({
    graph,
    frameCount: to - from,
    scoreSenone: (frame, senone) => scorer.score(frame + from, senone),
    scoreGarbage: () => Number.NEGATIVE_INFINITY,
    beam,
  })?.score;
}
