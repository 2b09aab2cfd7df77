import { describe, expect, it } from 'vitest';
import type { Transitions } from '#engines/speech/acoustic/transitions.ts';
import { GraphBuilder } from './state-graph.ts';
import { findBestPath } from './viterbi.ts';

const half = Math.log(0.5);
const transitions: Transitions = {
  rows: 3,
  columns: 4,
  log: Float32Array.from([
    half,
    half,
    -Infinity,
    -Infinity,
    -Infinity,
    half,
    half,
    -Infinity,
    -Infinity,
    -Infinity,
    half,
    half,
  ]),
};
/** A phone whose three states share one senone. */
const phone = (senone: number) => ({ senones: [senone, senone, senone] as const, matrix: 0, base: senone });

/** Letters that were "heard" at each frame; a senone scores 0 where it was heard and -10 elsewhere. */
function run(builder: GraphBuilder, ends: [number, number], heard: string) {
  return findBestPath({
    graph: builder.build(...ends),
    frameCount: heard.length,
    scoreSenone: (frame, senone) => (heard[frame] === 'abcx'[senone] ? 0 : -10),
    scoreGarbage: () => -3,
    beam: 600,
  })?.segments.map(({ node, from, to }) => `${node}:${from}-${to}`);
}

/** Phones a, b, c in order between junctions 0 to 3. */
function threeInOrder(): GraphBuilder {
  const builder = new GraphBuilder(transitions);
  const places = [0, 1, 2, 3].map(() => builder.addJunction());
  [0, 1, 2].forEach((senone) => {
    const node = builder.addPhone(phone(senone));
    builder.enter(places[senone] ?? 0, node);
    builder.leave(node, places[senone + 1] ?? 0);
  });
  return builder;
}

describe('Viterbi search', () => {
  it('puts the borders of phones where the sound changes', () => {
    expect(run(threeInOrder(), [0, 3], 'aaaabbbbbccc')).toEqual(['0:0-4', '1:4-9', '2:9-12']);
  });

  it('finds no path when there are fewer frames than states', () => {
    expect(run(threeInOrder(), [0, 3], 'aabbcc')).toBeUndefined();
  });

  it('skips what was not said when a hop is cheaper', () => {
    const builder = threeInOrder();
    builder.hop(1, 2, -15);
    expect(run(builder, [0, 3], 'aaaaacccc')).toEqual(['0:0-5', '2:5-9']);
  });

  it('goes back when something was said again', () => {
    const builder = threeInOrder();
    builder.hop(2, 0, -15);
    expect(run(builder, [0, 3], 'aaabbbaaabbbccc')).toEqual(['0:0-3', '1:3-6', '0:6-9', '1:9-12', '2:12-15']);
  });

  it('gives foreign sound to garbage of a least length', () => {
    const builder = threeInOrder();
    const garbage = builder.addGarbage(4);
    builder.enter(2, garbage, -5);
    builder.leave(garbage, 2);
    expect(run(builder, [0, 3], 'aaabbbxxxxxxccc')).toEqual(['0:0-3', '1:3-6', '3:6-12', '2:12-15']);
  });
});
