import type { LexiconStreams } from './lexicon-file.ts';

/**
 * The words as a trie in arrays. Nodes are numbered in alphabetical preorder: the first child of a node is the next
 * number, and `end[node]` is the number after its last descendant, so the next sibling.
 */
export interface WordTrie {
  readonly letters: Uint8Array;
  readonly end: Int32Array;
  /** Number of the word that ends at a node, -1 where none does. */
  readonly word: Int32Array;
  /** Rank byte of the commonest word at or below a node. */
  readonly commonest: Uint8Array;
}

/** One pass over the front-coded words: a word's nodes below its shared beginning are new, all others are there. */
export function buildTrie({ count, shared, letters, ranks }: LexiconStreams): WordTrie {
  let nodes = 1;
  for (const letter of letters) if (letter !== 0) nodes += 1;
  const trie = {
    letters: new Uint8Array(nodes),
    end: new Int32Array(nodes),
    word: new Int32Array(nodes).fill(-1),
    commonest: new Uint8Array(nodes).fill(255),
  };
  const path = new Int32Array(256);
  let depth = 0;
  let next = 1;
  let at = 0;
  for (let i = 0; i < count; i++) {
    const keep = shared[i] ?? 0;
    while (depth > keep) trie.end[path[depth--] ?? 0] = next;
    for (let letter = letters[at++] ?? 0; letter !== 0; letter = letters[at++] ?? 0) {
      depth += 1;
      path[depth] = next;
      trie.letters[next++] = letter;
    }
    trie.word[path[depth] ?? 0] = i;
    const rank = ranks[i] ?? 255;
    for (let up = depth; up >= 0 && (trie.commonest[path[up] ?? 0] ?? 0) > rank; up--)
      trie.commonest[path[up] ?? 0] = rank;
  }
  while (depth >= 0) trie.end[path[depth--] ?? 0] = next;
  return trie;
}

/** The child of a node by a letter, or -1. */
export function childOf({ letters, end }: WordTrie, node: number, letter: number): number {
  const stop = end[node] ?? 0;
  for (let child = node + 1; child < stop; child = end[child] ?? stop) {
    const here = letters[child] ?? 0;
    if (here === letter) return child;
    if (here > letter) return -1;
  }
  return -1;
}
