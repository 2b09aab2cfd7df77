import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import type { SenoneScorer } from '#engines/speech/acoustic/senone-scorer.ts';
import { GraphBuilder, type StateGraph } from '#engines/speech/graph/state-graph.ts';
import { findBestPath } from '#engines/speech/graph/viterbi.ts';
import { scorePhone } from './phone-segment.ts';

const insertionPenalty = -20;
const beam = 600;

/** What was heard without knowing the text: the best sequence of phones, spread over the frames. */
export interface PhoneLoop {
  /** Base phone at each frame. */
  readonly phone: Uint8Array;
  /** Log likelihood of each frame on the best path (a segment's mean). */
  readonly score: Float32Array;
}

/** Graph in which any phone may follow any other; its nodes stand for the model's base phones in `phones`. */
export function buildPhoneLoop(model: AcousticModel): { graph: StateGraph; phones: readonly number[] } {
  const { definition } = model;
  const phones = definition.phoneNames.flatMap((name, phone) => (name.startsWith('+') ? [] : [phone]));
  const builder = new GraphBuilder(model.transitions);
  const junction = builder.addJunction();
  for (const phone of phones) {
    const node = builder.addPhone(definition.baseModel(phone));
    builder.enter(junction, node, insertionPenalty);
    builder.leave(node, junction);
  }
  return { graph: builder.build(junction, junction), phones };
}

/** Runs the free phone loop over a recording. */
export function hearPhones(
  model: AcousticModel,
  scorer: SenoneScorer,
  loop = buildPhoneLoop(model),
): PhoneLoop {
  const { frameCount } = scorer;
  const path = findBestPath({
    graph: loop.graph,
    frameCount,
    scoreSenone: (frame, senone) => scorer.score(frame, senone),
    scoreGarbage: () => Number.NEGATIVE_INFINITY,
    beam,
  });
  const phone = new Uint8Array(frameCount).fill(model.definition.silence);
  const score = new Float32Array(frameCount);
  for (const { node, from, to } of path?.segments ?? []) {
    const base = loop.phones[node] as number;
    const mean = scorePhone(scorer, model.definition.baseModel(base), from, to) / (to - from);
    phone.fill(base, from, to);
    score.fill(mean, from, to);
  }
  return { phone, score };
}
