import type { HeardToken } from './read-greedily.ts';

/** Pieces of words by token number; a piece that begins a word starts with the sign of a space. */
export type TokenTable = readonly string[];

/** A word as the recogniser writes it, with capitals, digits and punctuation. */
export interface TranscriptWord {
  readonly text: string;
  /** The least probability of its tokens, 0 to 1. */
  readonly confidence: number;
}

const space = '\u2581';
const byteToken = /^<0x([0-9A-F]{2})>$/u;
const controlTokens = 3;

/** Reads the file `tokens` of a transcript pack: a piece a line. */
export function readTokenTable(text: string): TokenTable {
  return text.split('\n');
}

/** Letters outside the table are written as their UTF-8 bytes, one token each. */
function decodeBytes(pieces: readonly string[]): string {
  const escaped = pieces
    .map((piece) => {
      const byte = byteToken.exec(piece)?.[1];
      return byte === undefined ? encodeURIComponent(piece) : `%${byte}`;
    })
    .join('');
  try {
    return decodeURIComponent(escaped);
  } catch {
    return pieces.filter((piece) => !byteToken.test(piece)).join('');
  }
}

/** Puts tokens together to words. Tokens without a letter or digit belong to the word before them. */
export function joinTokens(tokens: readonly HeardToken[], table: TokenTable): TranscriptWord[] {
  const groups: { pieces: string[]; confidence: number }[] = [];
  for (const { id, probability } of tokens) {
    const piece = id < controlTokens ? undefined : table[id];
    if (piece === undefined) continue;
    const last = groups.at(-1);
    const startsWord = piece.startsWith(space) || last === undefined;
    if (startsWord) groups.push({ pieces: [piece.replaceAll(space, '')], confidence: probability });
    else {
      last.pieces.push(piece.replaceAll(space, ''));
      // A comma or a full stop is a matter of taste, not of hearing.
      if (/[\p{L}\p{N}<]/u.test(piece)) last.confidence = Math.min(last.confidence, probability);
    }
  }
  return groups
    .map(({ pieces, confidence }) => ({ text: decodeBytes(pieces), confidence }))
    .filter(({ text }) => text !== '');
}
