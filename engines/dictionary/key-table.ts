import { readRecordTable, recordsPerBlock } from './record-table.ts';

/**
 * Words in order of their code units, each with a text of its own. Within a block a word says only how many letters it shares with
 * the one before, as one letter from code 32 on; then the other letters, a tab, and its text.
 */
export interface KeyTable {
  readonly count: number;
  /** Number of a word, -1 when it is not there. Reads some twenty records. */
  indexOf(word: string): number;
  at(index: number): KeyRow;
}

export interface KeyRow {
  readonly word: string;
  readonly text: string;
}

/** UTF-8; handed in, because the rules are compiled without a browser and without Node. */
export type DecodeText = (bytes: Uint8Array) => string;

/** Most letters that a word can share with the one before it. */
export const mostShared = 90;
export const sharedZero = 32;

/** Opens a table of words that `tools/words/write-key-table.ts` wrote. */
export function readKeyTable(bytes: Uint8Array, decode: DecodeText): KeyTable {
  const table = readRecordTable(bytes);

  function rowAfter(before: string, index: number): KeyRow {
    const record = decode(table.read(index));
    const shared = Math.max(0, record.charCodeAt(0) - sharedZero);
    const tab = record.indexOf('\t');
    return { word: before.slice(0, shared) + record.slice(1, tab), text: record.slice(tab + 1) };
  }

  function at(index: number): KeyRow {
    const first = index - (index % recordsPerBlock);
    let row = rowAfter('', first);
    for (let next = first + 1; next <= index; next++) row = rowAfter(row.word, next);
    return row;
  }

  /** The block in which a word must be when it is there at all. */
  function blockOf(word: string): number {
    let low = 0;
    let high = Math.ceil(table.count / recordsPerBlock) - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (rowAfter('', middle * recordsPerBlock).word <= word) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  return {
    count: table.count,
    at,
    indexOf(word) {
      const first = blockOf(word) * recordsPerBlock;
      let before = '';
      for (let index = first; index < Math.min(first + recordsPerBlock, table.count); index++) {
        before = rowAfter(before, index).word;
        if (before === word) return index;
        if (before > word) return -1;
      }
      return -1;
    },
  };
}
