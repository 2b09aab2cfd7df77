import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import type { SenoneScorer } from '#engines/speech/acoustic/senone-scorer.ts';
import { buildReadingGraph, type ReadingOptions } from '#engines/speech/graph/reading-graph.ts';
import { findBestPath } from '#engines/speech/graph/viterbi.ts';
import type { NodeLabel, SpokenWord } from '#engines/speech/graph/words.ts';
import type { PhoneLoop } from '#engines/speech/phones/phone-loop.ts';

const beam = 300;
/** Speech that is not in the text scores as the free phone loop does, less this. */
const garbagePenalty = 3;

/** A stretch of the recording with what was aligned to it; frames from `from` up to, not including, `to`. */
export interface AlignedPiece {
  readonly label: NodeLabel;
  readonly from: number;
  readonly to: number;
}

/**
 * The likeliest reading of the words under the options, by Viterbi search. `undefined` when the recording is too short for
 * any. Garbage needs the phone loop.
 */
export function alignWords(
  model: AcousticModel,
  scorer: SenoneScorer,
  words: readonly SpokenWord[],
  { options, loop }: { options: ReadingOptions; loop?: PhoneLoop },
): AlignedPiece[] | undefined {
  const { graph, labels } = buildReadingGraph(model, words, options);
  const path = findBestPath({
    graph,
    frameCount: scorer.frameCount,
    scoreSenone: (frame, senone) => scorer.score(frame, senone),
    scoreGarbage: (frame) =>
      loop ? (loop.score[frame] as number) - garbagePenalty : Number.NEGATIVE_INFINITY,
    beam,
  });
  return path?.segments.map(({ node, from, to }) => ({ label: labels[node] as NodeLabel, from, to }));
}
