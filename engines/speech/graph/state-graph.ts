import type { PhoneModel } from '#engines/speech/acoustic/model-definition.ts';
import type { Transitions } from '#engines/speech/acoustic/transitions.ts';

/** Emission of a garbage state: the free phone loop's frame score less a penalty, instead of a senone's. */
export const garbageEmission = -1;

interface Arc {
  readonly to: number;
  readonly weight: number;
}

/** Arcs from each place, side by side: those of place `i` are `to[k]`, `weight[k]` for k from `start[i]` up to `start[i + 1]`. */
export interface Arcs {
  readonly start: Int32Array;
  readonly to: Int32Array;
  readonly weight: Float64Array;
}

function packArcs(lists: readonly (readonly Arc[])[]): Arcs {
  const start = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => {
    start[i + 1] = (start[i] as number) + list.length;
  });
  const arcs = lists.flat();
  return {
    start,
    to: Int32Array.from(arcs, ({ to }) => to),
    weight: Float64Array.from(arcs, ({ weight }) => weight),
  };
}

/**
 * A network of phones for Viterbi search. Nodes are phone instances (or garbage) of some emitting states; junctions are
 * places between words, without time. Arcs lead from a node's end to a node's start or to a junction, from a junction to
 * a node's start, and (one hop a frame) from a junction to another.
 */
export interface StateGraph {
  readonly stateCount: number;
  readonly nodeCount: number;
  readonly junctionCount: number;
  /** Senone of each state, or `garbageEmission`. */
  readonly emission: Int32Array;
  readonly nodeOfState: Int32Array;
  readonly selfLoop: Float32Array;
  /** Weight to the next state of the same node and to the one after it; minus infinity when there is none. */
  readonly step: Float32Array;
  readonly skip: Float32Array;
  /** Weight with which a state leaves its node. */
  readonly exit: Float32Array;
  readonly firstState: Int32Array;
  /** Arcs that leave each node: to nodes, and to junctions. */
  readonly toNodes: Arcs;
  readonly toJunctions: Arcs;
  readonly junctionToNodes: Arcs;
  readonly junctionToJunctions: Arcs;
  readonly startJunction: number;
  readonly endJunction: number;
}

interface Draft {
  readonly emissions: number[];
  readonly self: number[];
  readonly step: number[];
  readonly skip: number[];
  readonly exit: number[];
  readonly nodeOfState: number[];
}

const never = Number.NEGATIVE_INFINITY;

/** Builds a StateGraph node by node. */
export class GraphBuilder {
  readonly #transitions: Transitions;
  readonly #draft: Draft = { emissions: [], self: [], step: [], skip: [], exit: [], nodeOfState: [] };
  readonly #firstState: number[] = [];
  readonly #toNodes: Arc[][] = [];
  readonly #toJunctions: Arc[][] = [];
  readonly #junctionToNodes: Arc[][] = [];
  readonly #junctionToJunctions: Arc[][] = [];

  constructor(transitions: Transitions) {
    this.#transitions = transitions;
  }

  /** A phone of three states; returns its node number. */
  addPhone({ senones, matrix }: PhoneModel): number {
    const { rows, columns, log } = this.#transitions;
    const node = this.#openNode();
    senones.forEach((senone, from) => {
      const at = (to: number): number =>
        to < columns ? (log[(matrix * rows + from) * columns + to] ?? never) : never;
      this.#addState(node, senone, {
        self: at(from),
        step: from < 2 ? at(from + 1) : never,
        skip: from < 1 ? at(from + 2) : never,
        exit: at(3),
      });
    });
    return node;
  }

  /** Speech that is not in the text: at least `leastFrames` long. */
  addGarbage(leastFrames: number): number {
    const node = this.#openNode();
    for (let state = 0; state < leastFrames; state += 1) {
      const isLast = state === leastFrames - 1;
      this.#addState(node, garbageEmission, {
        self: isLast ? 0 : never,
        step: isLast ? never : 0,
        skip: never,
        exit: isLast ? 0 : never,
      });
    }
    return node;
  }

  addJunction(): number {
    this.#junctionToJunctions.push([]);
    return this.#junctionToNodes.push([]) - 1;
  }

  connect(node: number, to: number, weight = 0): void {
    this.#toNodes[node]?.push({ to, weight });
  }

  leave(node: number, junction: number, weight = 0): void {
    this.#toJunctions[node]?.push({ to: junction, weight });
  }

  enter(junction: number, node: number, weight = 0): void {
    this.#junctionToNodes[junction]?.push({ to: node, weight });
  }

  hop(junction: number, to: number, weight: number): void {
    this.#junctionToJunctions[junction]?.push({ to, weight });
  }

  build(startJunction: number, endJunction: number): StateGraph {
    const { emissions, self, step, skip, exit, nodeOfState } = this.#draft;
    return {
      stateCount: emissions.length,
      nodeCount: this.#firstState.length,
      junctionCount: this.#junctionToNodes.length,
      emission: Int32Array.from(emissions),
      nodeOfState: Int32Array.from(nodeOfState),
      selfLoop: Float32Array.from(self),
      step: Float32Array.from(step),
      skip: Float32Array.from(skip),
      exit: Float32Array.from(exit),
      firstState: Int32Array.from(this.#firstState),
      toNodes: packArcs(this.#toNodes),
      toJunctions: packArcs(this.#toJunctions),
      junctionToNodes: packArcs(this.#junctionToNodes),
      junctionToJunctions: packArcs(this.#junctionToJunctions),
      startJunction,
      endJunction,
    };
  }

  #openNode(): number {
    this.#firstState.push(this.#draft.emissions.length);
    this.#toJunctions.push([]);
    return this.#toNodes.push([]) - 1;
  }

  #addState(
    node: number,
    emission: number,
    weights: { self: number; step: number; skip: number; exit: number },
  ): void {
    const draft = this.#draft;
    draft.emissions.push(emission);
    draft.self.push(weights.self);
    draft.step.push(weights.step);
    draft.skip.push(weights.skip);
    draft.exit.push(weights.exit);
    draft.nodeOfState.push(node);
  }
}
