import { garbageEmission, type StateGraph } from './state-graph.ts';

/** A node of the best path with the frames that it covers, `from` inclusive, `to` exclusive. */
export interface Segment {
  readonly node: number;
  readonly from: number;
  readonly to: number;
}

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

/** Entries into nodes, as a linked list from the last one back. */
class Trace {
  readonly #nodes: number[] = [];
  readonly #frames: number[] = [];
  readonly #previous: number[] = [];

  add(node: number, frame: number, previous: number): number {
    this.#nodes.push(node);
    this.#frames.push(frame);
    return this.#previous.push(previous) - 1;
  }

  segments(last: number, frameCount: number): Segment[] {
    const segments: Segment[] = [];
    let to = frameCount;
    for (let at = last; at >= 0; at = this.#previous[at] as number) {
      const from = this.#frames[at] as number;
      segments.push({ node: this.#nodes[at] as number, from, to });
      to = from;
    }
    return segments.reverse();
  }
}

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

class Search {
  readonly #graph: StateGraph;
  readonly #trace: Trace;
  #scores: Float64Array;
  #traces: Int32Array;
  #nextScores: Float64Array;
  #nextTraces: Int32Array;
  readonly #junctionScores: Float64Array;
  readonly #junctionTraces: Int32Array;
  readonly #hopScores: Float64Array;
  readonly #hopTraces: Int32Array;
  readonly #exitScores: Float64Array;
  readonly #exitTraces: Int32Array;
  best = 0;

  constructor(graph: StateGraph, trace: Trace) {
    this.#graph = graph;
    this.#trace = trace;
    const junctions = graph.junctionToNodes.length;
    this.#scores = new Float64Array(graph.stateCount).fill(never);
    this.#nextScores = new Float64Array(graph.stateCount).fill(never);
    this.#traces = new Int32Array(graph.stateCount);
    this.#nextTraces = new Int32Array(graph.stateCount);
    this.#junctionScores = new Float64Array(junctions);
    this.#junctionTraces = new Int32Array(junctions);
    this.#hopScores = new Float64Array(junctions);
    this.#hopTraces = new Int32Array(junctions);
    this.#exitScores = new Float64Array(graph.nodeCount);
    this.#exitTraces = new Int32Array(graph.nodeCount);
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
    let best = never;
    const garbage = scoreGarbage(frame);
    for (let state = 0; state < this.#graph.stateCount; state += 1) {
      const score = this.#scores[state] as number;
      if (score === never) continue;
      const senone = this.#graph.emission[state] as number;
      const total = score + (senone === garbageEmission ? garbage : scoreSenone(frame, senone));
      this.#scores[state] = total;
      if (total > best) best = total;
    }
    this.best = best;
  }

  /** Moves every state within the beam on to the next frame. */
  advance(nextFrame: number, threshold: number): void {
    const { stateCount, selfLoop, step, skip, exit, nodeOfState } = this.#graph;
    this.#exitScores.fill(never);
    for (let state = 0; state < stateCount; state += 1) {
      const score = this.#scores[state] as number;
      if (score === never || score < threshold) continue;
      const trace = this.#traces[state] as number;
      this.#offer(state, score + (selfLoop[state] as number), trace);
      if (step[state] !== never) this.#offer(state + 1, score + (step[state] as number), trace);
      if (skip[state] !== never) this.#offer(state + 2, score + (skip[state] as number), trace);
      const leaving = score + (exit[state] as number);
      const node = nodeOfState[state] as number;
      if (leaving > (this.#exitScores[node] as number)) {
        this.#exitScores[node] = leaving;
        this.#exitTraces[node] = trace;
      }
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
  }

  #enter(node: number, score: number, previous: { trace: number; frame: number }): void {
    const state = this.#graph.firstState[node] as number;
    if (score <= (this.#nextScores[state] as number)) return;
    this.#nextScores[state] = score;
    this.#nextTraces[state] = this.#trace.add(node, previous.frame, previous.trace);
  }

  #leaveNodes(frame: number): void {
    const { toNodes, toJunctions, nodeCount } = this.#graph;
    this.#junctionScores.fill(never);
    for (let node = 0; node < nodeCount; node += 1) {
      const score = this.#exitScores[node] as number;
      if (score === never) continue;
      const trace = this.#exitTraces[node] as number;
      for (const { to, weight } of toNodes[node] ?? []) this.#enter(to, score + weight, { trace, frame });
      for (const { to, weight } of toJunctions[node] ?? []) {
        if (score + weight <= (this.#junctionScores[to] as number)) continue;
        this.#junctionScores[to] = score + weight;
        this.#junctionTraces[to] = trace;
      }
    }
  }

  /** One hop between junctions: skipped words and restarts. */
  #hop(): void {
    this.#hopScores.set(this.#junctionScores);
    this.#hopTraces.set(this.#junctionTraces);
    this.#graph.junctionToJunctions.forEach((arcs, junction) => {
      const score = this.#junctionScores[junction] as number;
      if (score === never) return;
      for (const { to, weight } of arcs) {
        if (score + weight <= (this.#hopScores[to] as number)) continue;
        this.#hopScores[to] = score + weight;
        this.#hopTraces[to] = this.#junctionTraces[junction] as number;
      }
    });
    this.#junctionScores.set(this.#hopScores);
    this.#junctionTraces.set(this.#hopTraces);
  }

  #enterFromJunctions(frame: number, threshold: number): void {
    this.#graph.junctionToNodes.forEach((arcs, junction) => {
      const score = this.#junctionScores[junction] as number;
      if (score === never || score < threshold) return;
      const trace = this.#junctionTraces[junction] as number;
      for (const { to, weight } of arcs) this.#enter(to, score + weight, { trace, frame });
    });
  }

  #swap(): void {
    [this.#scores, this.#nextScores] = [this.#nextScores, this.#scores];
    [this.#traces, this.#nextTraces] = [this.#nextTraces, this.#traces];
    this.#nextScores.fill(never);
  }
}
