import type { OutboxOp } from './op.ts';

/** What a plan does to stored recordings and pictures, by their SHA-256. */
export interface BlobWrites {
  /** The server has them now; the bytes stay. */
  readonly uploaded: readonly string[];
  /** The server does not have them after all: they are uploaded again. */
  readonly missing: readonly string[];
  /** Deleted from the device. */
  readonly gone: readonly string[];
}

const none: BlobWrites = { uploaded: [], missing: [], gone: [] };

/** Bytes that are stored in the transaction of their op, so that neither is ever there without the other. */
export const keptWith = ({ blobKeys }: Pick<OutboxOp, 'blobKeys'>): readonly string[] => blobKeys;

/** A recording that the server has stays here until what it belongs to is gone: its op may still wait. */
export const planUploaded = (sha256: string): BlobWrites => ({ ...none, uploaded: [sha256] });

/** The server named these as missing. */
export const planMissing = (missing: readonly string[]): BlobWrites => ({ ...none, missing });

/** Of ops that left the queue without being sent, what no other one needs. `queue`: all that is left of it. */
export function planForgotten(ops: readonly OutboxOp[], queue: readonly OutboxOp[]): BlobWrites {
  const needed = new Set(queue.flatMap((op) => op.blobKeys));
  return { ...none, gone: ops.flatMap((op) => op.blobKeys).filter((sha256) => !needed.has(sha256)) };
}
