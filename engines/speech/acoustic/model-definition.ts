import { ByteReader } from './byte-reader.ts';

/** Place of a phone in its word, as the model's triphone tree codes it. */
export const wordPosition = { internal: 0, begin: 1, end: 2, single: 3 } as const;
export type WordPosition = (typeof wordPosition)[keyof typeof wordPosition];

const positionCount = Object.keys(wordPosition).length;
/** The triphone tree is walked by position, phone, left and right neighbour. */
const treeDepth = 4;
const emittingStates = 3;

/** The triphone tree, node by node; the children of a node stand side by side. */
interface Tree {
  readonly context: Int16Array;
  readonly childCount: Int16Array;
  /** Index of the first child, or the phone at a leaf. */
  readonly target: Int32Array;
}

/** A context-dependent phone: three senones and a transition matrix. */
export interface PhoneModel {
  readonly senones: readonly [number, number, number];
  readonly matrix: number;
  readonly base: number;
}

/** The model definition of a Sphinx-3 acoustic model (`mdef`, binary form): phones, triphone tree, senone sequences. */
export class ModelDefinition {
  readonly phoneNames: readonly string[];
  readonly silence: number;
  readonly senoneCount: number;
  /** Codebook (base phone) of every senone. */
  readonly codebookOfSenone: Uint8Array;
  readonly #fillers: ReadonlySet<number>;
  readonly #tree: Tree;
  readonly #phones: readonly PhoneModel[];
  readonly #index: ReadonlyMap<string, number>;

  constructor(bytes: Uint8Array) {
    const reader = new ByteReader(bytes);
    if (reader.int32() !== 0x46444d42) throw new RangeError('not a binary model definition');
    reader.int32();
    reader.skip(reader.int32());
    const baseCount = reader.int32();
    const phoneCount = reader.int32();
    if (reader.int32() !== emittingStates) throw new RangeError('phones must have three emitting states');
    reader.int32();
    this.senoneCount = reader.int32();
    reader.int32();
    const sequenceCount = reader.int32();
    reader.int32();
    const nodeCount = reader.int32();
    this.silence = reader.int32();
    const namesStart = reader.offset;
    this.phoneNames = Array.from({ length: baseCount }, () => reader.cString());
    reader.skip((4 - ((reader.offset - namesStart) % 4)) % 4);
    this.#tree = readTree(reader, nodeCount);
    const raw = Array.from({ length: phoneCount }, (_, phone) => {
      const sequence = reader.int32();
      const matrix = reader.int32();
      const attributes = reader.bytes(4);
      return {
        sequence,
        matrix,
        isFiller: phone < baseCount && attributes[0] === 1,
        base: phone < baseCount ? phone : (attributes[1] ?? 0),
      };
    });
    const numbers = reader.int32();
    if (numbers !== sequenceCount * emittingStates)
      throw new RangeError('the senone sequences have another length than promised');
    const sequences = reader.uint16s(numbers);
    this.#fillers = new Set(raw.flatMap(({ isFiller }, phone) => (isFiller ? [phone] : [])));
    this.#phones = raw.map(({ sequence, matrix, base }) => {
      const at = (state: number): number => sequences[sequence * emittingStates + state] ?? 0;
      return { senones: [at(0), at(1), at(2)], matrix, base };
    });
    this.#index = new Map(this.phoneNames.map((name, phone) => [name, phone]));
    this.codebookOfSenone = new Uint8Array(this.senoneCount);
    for (const { senones, base } of this.#phones)
      for (const senone of senones) this.codebookOfSenone[senone] = base;
  }

  /** Number of a base phone by its name, e.g. `AH`. Throws for a name that the model does not have. */
  basePhone(name: string): number {
    const phone = this.#index.get(name);
    if (phone === undefined) throw new RangeError(`the model has no phone ${name}`);
    return phone;
  }

  /** The context-independent model of a base phone. */
  baseModel(base: number): PhoneModel {
    const model = this.#phones[base];
    if (!model) throw new RangeError(`no base phone ${base}`);
    return model;
  }

  /**
   * The model of a phone between its neighbours. Falls back from the exact triphone to other word positions, then to
   * silence as the outer neighbour at word edges, then to the base phone.
   */
  triphone(base: number, left: number, right: number, position: WordPosition): PhoneModel {
    if (this.#fillers.has(base) || base === this.silence) return this.baseModel(base);
    const l = this.#asContext(left);
    const r = this.#asContext(right);
    const { begin, end, single } = wordPosition;
    const hasLeftEdge = position === begin || position === single;
    const hasRightEdge = position === end || position === single;
    const found =
      this.#find(base, l, r, position) ??
      this.#findAnyPosition(base, l, r) ??
      this.#findAnyPosition(base, hasLeftEdge ? this.silence : l, hasRightEdge ? this.silence : r);
    return found ?? this.baseModel(base);
  }

  #asContext(phone: number): number {
    return this.#fillers.has(phone) ? this.silence : phone;
  }

  #findAnyPosition(base: number, left: number, right: number): PhoneModel | undefined {
    for (let position = 0; position < positionCount; position += 1) {
      const found = this.#find(base, left, right, position);
      if (found) return found;
    }
    return undefined;
  }

  #find(base: number, left: number, right: number, position: number): PhoneModel | undefined {
    const { childCount, target } = this.#tree;
    let first = 0;
    let count = positionCount;
    for (let depth = 0; depth < treeDepth; depth += 1) {
      const context = depth === 0 ? position : depth === 1 ? base : depth === 2 ? left : right;
      const node = this.#child(first, count, context);
      if (node < 0) return undefined;
      first = target[node] as number;
      count = childCount[node] as number;
      if (count === 0) return this.#phones[first];
    }
    return undefined;
  }

  /** The node with this context among siblings; -1 when there is none. */
  #child(first: number, count: number, context: number): number {
    const contexts = this.#tree.context;
    for (let at = first; at < first + count; at += 1) if (contexts[at] === context) return at;
    return -1;
  }
}

function readTree(reader: ByteReader, nodeCount: number): Tree {
  const tree = {
    context: new Int16Array(nodeCount),
    childCount: new Int16Array(nodeCount),
    target: new Int32Array(nodeCount),
  };
  for (let node = 0; node < nodeCount; node += 1) {
    tree.context[node] = reader.int16();
    tree.childCount[node] = reader.int16();
    tree.target[node] = reader.int32();
  }
  return tree;
}
