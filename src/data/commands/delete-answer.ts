import { commit, type LearnerTables } from '#data/store/commit.ts';
import type { DataContext } from '#data/store/context.ts';
import { practiceLane } from '#domain/outbox/kinds/answer.ts';
import { updateList } from '#data/store/content/list-projection.ts';
import { newOp } from '#domain/outbox/new-op.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { forgetSessionAnswer } from './start-session.ts';

/**
 * Deletes an own answer. It is gone from the screens at once; the server is told, unless it never heard of the answer.
 */
export async function deleteAnswer(
  context: DataContext,
  input: { answerId: string },
): Promise<{ kind: 'deleted' | 'missing' }> {
  const { userId } = context;
  let row: AnswerRow | undefined;
  await commit(context, {
    async write(tables) {
      row = await tables.answers.get(input.answerId);
      if (row?.userId !== userId || row.hidden === 1) {
        row = undefined;
        return [];
      }
      await tables.answers.put({ ...row, hidden: 1 });
      await updateList(tables, userId, new Map([[row.practiceId, { answers: -1 }]]));
      const removal = newOp(
        'answer.delete',
        { answerId: row.answerId },
        { lane: practiceLane(row.practiceId) },
      );
      return [removal, ...(await forgetSessionAnswer(tables, row))];
    },
    onCancelled: (tables, ops) => forget(tables, ops, row),
  });
  return { kind: row ? 'deleted' : 'missing' };
}

/** The server never had it: row and recording go as well. */
async function forget(tables: LearnerTables, ops: readonly OutboxOp[], row: AnswerRow | undefined) {
  if (!row || row.version > 0) return;
  await tables.answers.delete(row.answerId);
  const blobKeys = ops.flatMap((op) => op.blobKeys.map((sha256): [string, string] => [op.userId, sha256]));
  await tables.blobs.bulkDelete(blobKeys);
}
