import { z } from 'zod';
import { BatchResponse, OpResult } from '#contract/sync.ts';

const Envelope = BatchResponse.extend({ results: z.array(z.looseObject({ opId: z.uuid() })) });

/** The results of a batch. `unread`: ops that the server answered with something that this version of the app cannot read. */
export interface ReadBatch extends BatchResponse {
  readonly unread?: readonly string[];
}

/**
 * A server that is newer than the app may say what the app cannot read, of one op or another. The rest stands.
 * @throws when the answer as a whole is none
 */
export function readBatch(json: unknown): ReadBatch {
  const { results: rows, ...rest } = Envelope.parse(json);
  const results: OpResult[] = [];
  const unread: string[] = [];
  for (const row of rows) {
    const read = OpResult.safeParse(row);
    if (read.success) results.push(read.data);
    else unread.push(row.opId);
  }
  return { ...rest, results, unread };
}
