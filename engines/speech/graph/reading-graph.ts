import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import { wordPosition, type WordPosition } from '#engines/speech/acoustic/model-definition.ts';
import { GraphBuilder, type StateGraph } from './state-graph.ts';
import type { NodeLabel, SpokenWord } from './words.ts';

/** Log weights of what a reader may do besides reading on. */
export interface ReadingOptions {
  /**
   * Skip words ahead: `first` for one, `more` for each further one, up to `atMost`; `short` besides for a single word of one
   * or two phones, whose frames alone are little evidence. Further ahead than that in one leap: `stop` from any place to the
   * end, `begin` from the start to any place, `leap` from any place to any other. `null`: every word must be read.
   */
  readonly skip: {
    readonly first: number;
    readonly more: number;
    readonly short: number;
    readonly atMost: number;
    readonly stop: number;
    readonly begin: number;
    readonly leap: number;
  } | null;
  /** Go back some words and start again. */
  readonly restart: { readonly weight: number; readonly atMost: number } | null;
  /** Other speech between words. */
  readonly garbage: { readonly weight: number; readonly leastFrames: number } | null;
}

export const freeReading: ReadingOptions = {
  skip: { first: -40, more: -15, short: -40, atMost: 4, stop: -100, begin: -100, leap: -200 },
  restart: { weight: -150, atMost: 6 },
  garbage: { weight: -30, leastFrames: 8 },
};
export const forcedReading: ReadingOptions = { skip: null, restart: null, garbage: null };

export interface ReadingGraph {
  readonly graph: StateGraph;
  readonly labels: readonly NodeLabel[];
}

/** First or last phone nodes of a word, by the neighbour across the word's edge that they were built for. */
interface Edge {
  readonly node: number;
  readonly base: number;
  /** The phone on the other side of the edge; silence stands for "anything but the next word at once". */
  readonly neighbour: number;
}

class Builder {
  readonly labels: NodeLabel[] = [];
  readonly graph: GraphBuilder;
  readonly #model: AcousticModel;

  constructor(model: AcousticModel) {
    this.#model = model;
    this.graph = new GraphBuilder(model.transitions);
  }

  addSilence(): number {
    this.labels.push({ kind: 'silence' });
    const { definition } = this.#model;
    return this.graph.addPhone(definition.baseModel(definition.silence));
  }

  addGarbage(leastFrames: number): number {
    this.labels.push({ kind: 'garbage' });
    return this.graph.addGarbage(leastFrames);
  }

  addPhone(label: Omit<Extract<NodeLabel, { kind: 'phone' }>, 'position'>, position: WordPosition): number {
    this.labels.push({ ...label, position });
    return this.graph.addPhone(
      this.#model.definition.triphone(label.base, label.left, label.right, position),
    );
  }
}

function edgePhones(words: readonly (readonly number[])[] | undefined, side: 'first' | 'last'): number[] {
  const phones = (words ?? []).flatMap((phones) => {
    const phone = side === 'first' ? phones[0] : phones.at(-1);
    return phone === undefined ? [] : [phone];
  });
  return [...new Set(phones)];
}

/** Adds one pronunciation with a first and a last phone for every neighbour that may stand beside the word. */
function addPronunciation(
  builder: Builder,
  phones: readonly number[],
  place: { word: number; pronunciation: number },
  neighbours: { lefts: readonly number[]; rights: readonly number[] },
): { firsts: Edge[]; lasts: Edge[] } {
  const firsts: Edge[] = [];
  const lasts: Edge[] = [];
  const label = (index: number, left: number, right: number) =>
    ({ kind: 'phone', ...place, index, base: phones[index] as number, left, right }) as const;
  if (phones.length === 1) {
    for (const left of neighbours.lefts) {
      for (const right of neighbours.rights) {
        const node = builder.addPhone(label(0, left, right), wordPosition.single);
        firsts.push({ node, base: phones[0] as number, neighbour: left });
        lasts.push({ node, base: phones[0] as number, neighbour: right });
      }
    }
    return { firsts, lasts };
  }
  const lastIndex = phones.length - 1;
  const inner: number[] = [];
  for (let index = 1; index < lastIndex; index += 1) {
    const node = builder.addPhone(
      label(index, phones[index - 1] as number, phones[index + 1] as number),
      wordPosition.internal,
    );
    const before = inner.at(-1);
    if (before !== undefined) builder.graph.connect(before, node);
    inner.push(node);
  }
  for (const left of neighbours.lefts)
    firsts.push({
      node: builder.addPhone(label(0, left, phones[1] as number), wordPosition.begin),
      base: phones[0] as number,
      neighbour: left,
    });
  for (const right of neighbours.rights)
    lasts.push({
      node: builder.addPhone(label(lastIndex, phones[lastIndex - 1] as number, right), wordPosition.end),
      base: phones[lastIndex] as number,
      neighbour: right,
    });
  for (const { node } of firsts) {
    const next = inner[0];
    for (const target of next === undefined ? lasts.map((last) => last.node) : [next])
      builder.graph.connect(node, target);
  }
  const lastInner = inner.at(-1);
  if (lastInner !== undefined) for (const { node } of lasts) builder.graph.connect(lastInner, node);
  return { firsts, lasts };
}

/**
 * The network of a known text: words in order, every pronunciation, cross-word triphones, silence at every word edge,
 * and, as the options say, skipped words, restarts and other speech between words.
 */
export function buildReadingGraph(
  model: AcousticModel,
  words: readonly SpokenWord[],
  options: ReadingOptions,
): ReadingGraph {
  const builder = new Builder(model);
  const { graph } = builder;
  const { definition } = model;
  const { silence } = definition;
  const numbered = words.map(({ pronunciations }) =>
    pronunciations.map((phones) => phones.map((phone) => definition.basePhone(phone))),
  );
  const junctions = Array.from({ length: words.length + 1 }, () => graph.addJunction());
  let previousLasts: Edge[] = [];
  numbered.forEach((pronunciations, word) => {
    const lefts = [silence, ...edgePhones(numbered[word - 1], 'last')];
    const rights = [silence, ...edgePhones(numbered[word + 1], 'first')];
    const here = junctions[word] as number;
    const after = junctions[word + 1] as number;
    const lasts: Edge[] = [];
    pronunciations.forEach((phones, pronunciation) => {
      const edges = addPronunciation(builder, phones, { word, pronunciation }, { lefts, rights });
      for (const first of edges.firsts) {
        if (first.neighbour === silence) graph.enter(here, first.node);
        else
          for (const last of previousLasts)
            if (last.base === first.neighbour && last.neighbour === first.base)
              graph.connect(last.node, first.node);
      }
      for (const last of edges.lasts) if (last.neighbour === silence) graph.leave(last.node, after);
      lasts.push(...edges.lasts);
    });
    previousLasts = lasts;
  });
  junctions.forEach((junction, at) => {
    const silenceNode = builder.addSilence();
    graph.enter(junction, silenceNode);
    graph.leave(silenceNode, junction);
    if (options.garbage) {
      const node = builder.addGarbage(options.garbage.leastFrames);
      graph.enter(junction, node, options.garbage.weight);
      graph.leave(node, junction);
    }
    const next = numbered[at];
    const isShort = next?.every((phones) => phones.length <= 2) ?? false;
    addHops(graph, junctions, { at, isShort }, options);
  });
  return { graph: graph.build(junctions[0] as number, junctions.at(-1) as number), labels: builder.labels };
}

function addHops(
  graph: GraphBuilder,
  junctions: readonly number[],
  { at, isShort }: { at: number; isShort: boolean },
  { skip, restart }: ReadingOptions,
): void {
  const from = junctions[at] as number;
  const most = junctions.length - 1;
  if (skip)
    for (let ahead = 1; ahead <= most - at; ahead += 1)
      graph.hop(from, junctions[at + ahead] as number, skipWeight(skip, { at, ahead, most, isShort }));
  if (restart)
    for (let back = 1; back <= Math.min(restart.atMost, at); back += 1)
      graph.hop(from, junctions[at - back] as number, restart.weight);
}

function skipWeight(
  { first, more, short, atMost, stop, begin, leap }: NonNullable<ReadingOptions['skip']>,
  { at, ahead, most, isShort }: { at: number; ahead: number; most: number; isShort: boolean },
): number {
  if (ahead <= atMost) return first + (isShort && ahead === 1 ? short : more * (ahead - 1));
  if (at + ahead === most) return stop;
  return at === 0 ? begin : leap;
}
