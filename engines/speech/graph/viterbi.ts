import { MemberSet } from './member-set.ts';
import { garbageEmission, type Arcs, type StateGraph } from './state-graph.ts';
import { Trace, type Segment } from './trace.ts';

export interface ViterbiInput {
  readonly graph: StateGraph;
  readonly frameCount: number;
  /** Log likelihood of a senone at a frame. */
  readonly scoreSenone: (frame: number, senone: number) => number;
  /** Log likelihood of garbage at a frame. */
  readonly scoreGarbage: (frame: number) => number;
  /** Paths this much below the best one are dropped; natural-log units. */
  readonly beam: number;
}

const never = Number.NEGATIVE_INFINITY;

/**
 * Finds the best path through the graph, time-synchronous with beam pruning (token passing). Returns the path's segments
 * and its score, or `undefined` when no path reaches the end.
 */
export function findBestPath(input: ViterbiInput): { segments: Segment[]; score: number } | undefined {
  const { graph, frameCount, beam } = input;
  const trace = new Trace();
  const search = new Search(graph, trace);
  search.start();
  for (let frame = 0; frame < frameCount; frame += 1) {
    search.emit(frame, input);
    search.advance(frame + 1, search.best - beam);
  }
  const end = search.end();
  return end.score === never
    ? undefined
    : { segments: trace.segments(end.trace, frameCount), score: end.score };
}

/**
 * One search. Only living states are visited, in ascending order: of two equally good paths the first one stays, so that the order
 * is part of the result.
 */
class Search {
  readonly #graph: StateGraph;
  readonly #trace: Trace;
  #scores: Float64Array;
  #traces: Int32Array;
  #nextScores: Float64Array;
  #nextTraces: Int32Array;
  /** States that live at this frame, ascending, and those that were reached at the next one. */
  readonly #living: Int32Array;
  #livingCount = 0;
  readonly #reached: MemberSet;
  readonly #junctionScores: Float64Array;
  readonly #junctionTraces: Int32Array;
  readonly #hopScores: Float64Array;
  readonly #hopTraces: Int32Array;
  /** Nodes that a path leaves at this frame, ascending, and the best path out of each. */
  readonly #left: Int32Array;
  #leftCount = 0;
  readonly #exitScores: Float64Array;
  readonly #exitTraces: Int32Array;
  best = 0;

  constructor(graph: StateGraph, trace: Trace) {
    this.#graph = graph;
    this.#trace = trace;
    const { stateCount, nodeCount, junctionCount } = graph;
    this.#scores = new Float64Array(stateCount).fill(never);
    this.#nextScores = new Float64Array(stateCount).fill(never);
    this.#traces = new Int32Array(stateCount);
    this.#nextTraces = new Int32Array(stateCount);
    this.#living = new Int32Array(stateCount);
    this.#reached = new MemberSet(stateCount);
    this.#junctionScores = new Float64Array(junctionCount);
    this.#junctionTraces = new Int32Array(junctionCount);
    this.#hopScores = new Float64Array(junctionCount);
    this.#hopTraces = new Int32Array(junctionCount);
    this.#left = new Int32Array(nodeCount);
    this.#exitScores = new Float64Array(nodeCount).fill(never);
    this.#exitTraces = new Int32Array(nodeCount);
  }

  start(): void {
    this.#junctionScores.fill(never);
    this.#junctionScores[this.#graph.startJunction] = 0;
    this.#junctionTraces[this.#graph.startJunction] = -1;
    this.#hop();
    this.#enterFromJunctions(0, never);
    this.#swap();
  }

  /** Adds the emission scores of a frame to every living state. */
  emit(frame: number, { scoreSenone, scoreGarbage }: ViterbiInput): void {
    const { emission } = this.#graph;
    const scores = this.#scores;
    const living = this.#living;
    const garbage = scoreGarbage(frame);
    let best = never;
    for (let i = 0; i < this.#livingCount; i += 1) {
      const state = living[i] as number;
      const senone = emission[state] as number;
      const total =
        (scores[state] as number) + (senone === garbageEmission ? garbage : scoreSenone(frame, senone));
      scores[state] = total;
      if (total > best) best = total;
    }
    this.best = best;
  }

  /** Moves every state within the beam on to the next frame. */
  advance(nextFrame: number, threshold: number): void {
    const { selfLoop, step, skip, exit, nodeOfState } = this.#graph;
    for (let i = 0; i < this.#livingCount; i += 1) {
      const state = this.#living[i] as number;
      const score = this.#scores[state] as number;
      this.#scores[state] = never;
      if (score === never || score < threshold) continue;
      const trace = this.#traces[state] as number;
      this.#offer(state, score + (selfLoop[state] as number), trace);
      if (step[state] !== never) this.#offer(state + 1, score + (step[state] as number), trace);
      if (skip[state] !== never) this.#offer(state + 2, score + (skip[state] as number), trace);
      this.#offerExit(nodeOfState[state] as number, score + (exit[state] as number), trace);
    }
    this.#leaveNodes(nextFrame);
    this.#hop();
    this.#enterFromJunctions(nextFrame, threshold);
    this.#swap();
  }

  end(): { score: number; trace: number } {
    const { endJunction } = this.#graph;
    return {
      score: this.#junctionScores[endJunction] as number,
      trace: this.#junctionTraces[endJunction] as number,
    };
  }

  #offer(state: number, score: number, trace: number): void {
    if (score <= (this.#nextScores[state] as number)) return;
    this.#nextScores[state] = score;
    this.#nextTraces[state] = trace;
    this.#reached.add(state);
  }

  /** States of a node stand side by side, so that the nodes are left in ascending order too. */
  #offerExit(node: number, score: number, trace: number): void {
    const known = this.#exitScores[node] as number;
    if (score <= known) return;
    if (known === never) {
      this.#left[this.#leftCount] = node;
      this.#leftCount += 1;
    }
    this.#exitScores[node] = score;
    this.#exitTraces[node] = trace;
  }

  #leaveNodes(frame: number): void {
    const { toNodes, toJunctions } = this.#graph;
    const junctionScores = this.#junctionScores;
    junctionScores.fill(never);
    for (let i = 0; i < this.#leftCount; i += 1) {
      const node = this.#left[i] as number;
      const score = this.#exitScores[node] as number;
      const trace = this.#exitTraces[node] as number;
      this.#exitScores[node] = never;
      this.#enterAll(toNodes, node, { score, trace, frame });
      for (
        let arc = toJunctions.start[node] as number;
        arc < (toJunctions.start[node + 1] as number);
        arc += 1
      ) {
        const to = toJunctions.to[arc] as number;
        const offered = score + (toJunctions.weight[arc] as number);
        if (offered <= (junctionScores[to] as number)) continue;
        junctionScores[to] = offered;
        this.#junctionTraces[to] = trace;
      }
    }
    this.#leftCount = 0;
  }

  /** One hop between junctions: skipped words and restarts. */
  #hop(): void {
    const { start, to: targets, weight } = this.#graph.junctionToJunctions;
    this.#hopScores.set(this.#junctionScores);
    this.#hopTraces.set(this.#junctionTraces);
    for (let junction = 0; junction < this.#graph.junctionCount; junction += 1) {
      const score = this.#junctionScores[junction] as number;
      if (score === never) continue;
      for (let arc = start[junction] as number; arc < (start[junction + 1] as number); arc += 1) {
        const to = targets[arc] as number;
        const offered = score + (weight[arc] as number);
        if (offered <= (this.#hopScores[to] as number)) continue;
        this.#hopScores[to] = offered;
        this.#hopTraces[to] = this.#junctionTraces[junction] as number;
      }
    }
    this.#junctionScores.set(this.#hopScores);
    this.#junctionTraces.set(this.#hopTraces);
  }

  #enterFromJunctions(frame: number, threshold: number): void {
    const { junctionCount, junctionToNodes } = this.#graph;
    for (let junction = 0; junction < junctionCount; junction += 1) {
      const score = this.#junctionScores[junction] as number;
      if (score === never || score < threshold) continue;
      const trace = this.#junctionTraces[junction] as number;
      this.#enterAll(junctionToNodes, junction, { score, trace, frame });
    }
  }

  /** Takes a path into the first states of all nodes that the arcs from a place lead to. */
  #enterAll(
    { start, to, weight }: Arcs,
    place: number,
    { score, trace, frame }: { score: number; trace: number; frame: number },
  ): void {
    const end = start[place + 1] as number;
    for (let arc = start[place] as number; arc < end; arc += 1) {
      const node = to[arc] as number;
      const state = this.#graph.firstState[node] as number;
      const offered = score + (weight[arc] as number);
      if (offered > (this.#nextScores[state] as number))
        this.#offer(state, offered, this.#trace.add(node, frame, trace));
    }
  }

  #swap(): void {
    [this.#scores, this.#nextScores] = [this.#nextScores, this.#scores];
    [this.#traces, this.#nextTraces] = [this.#nextTraces, this.#traces];
    this.#livingCount = this.#reached.drain(this.#living);
  }
}
