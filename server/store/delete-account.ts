import type { DeletedAccountDto } from '#contract/entities/profile.ts';
import type { Tx } from '#server/db/database.ts';
import { answer } from '#server/db/schema/answers.ts';
import { comment } from '#server/db/schema/comments.ts';
import { idpAccount, oidcPayload } from '#server/db/schema/identity.ts';
import { goneLearner, learner } from '#server/db/schema/learners.ts';
import { paymentOrder } from '#server/db/schema/payments.ts';
import { note } from '#server/db/schema/practices.ts';
import { blob } from '#server/db/schema/sync.ts';
import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { dropUnowned } from './blob-owners.ts';
import { commentTombstone } from './comments.ts';
import type { Stores } from './effect.ts';
import type { LearnerRow } from './learners.ts';
import { writeAsServer } from './write.ts';

/**
 * Deletes a learner with everything that hangs on them, in one transaction; their files follow once it is committed. Replies of others
 * to their comments go as well, and those devices are told. A sign-in of the development provider goes too; one elsewhere is
 * not ours to delete.
 */
export async function deleteAccount({ db, blobs }: Stores, owner: LearnerRow): Promise<DeletedAccountDto> {
  const files = await db.orm
    .select({ sha256: blob.sha256, mimeType: blob.mimeType })
    .from(blob)
    .where(eq(blob.learnerId, owner.id));
  let deleted: DeletedAccountDto | undefined;
  await writeAsServer(
    db,
    owner.id,
    async ({ tx, now, publish }) => {
      const countOf = (table: OwnTable) => countRows(tx, table, owner.id);
      const counts = {
        answers: await countOf(answer),
        comments: await countOf(comment),
        notes: await countOf(note),
      };
      for (const reply of await tx.delete(comment).where(repliesOfOthers(owner.id)).returning())
        publish({ learnerId: reply.learnerId, change: commentTombstone(reply) });
      // Their orders stay for the books and for refunds, and say no more whose they were.
      await tx.update(paymentOrder).set({ receiptSha256: null }).where(eq(paymentOrder.learnerId, owner.id));
      await tx.delete(learner).where(eq(learner.id, owner.id));
      await tx
        .insert(goneLearner)
        .values({ subject: owner.subject, goneAt: now })
        .onConflictDoUpdate({ target: goneLearner.subject, set: { goneAt: now } });
      deleted = {
        ...counts,
        recordings: files.filter(({ mimeType }) => mimeType.startsWith('audio/')).length,
        signInDeleted: await deleteSignIn(tx, owner.subject),
      };
      return null;
    },
    async (tx) => {
      const authors = await tx
        .selectDistinct({ learnerId: comment.learnerId })
        .from(comment)
        .where(repliesOfOthers(owner.id));
      return authors.map(({ learnerId }) => learnerId);
    },
  );
  if (deleted === undefined) throw new Error('the account was not deleted');
  for (const { sha256 } of files) await dropUnowned(db, blobs, sha256);
  return deleted;
}

type OwnTable = typeof answer | typeof comment | typeof note;

async function countRows(tx: Tx, table: OwnTable, learnerId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(table as PgTable)
    .where(eq(table.learnerId, learnerId));
  return row?.n ?? 0;
}

/** Replies under the learner's comments that others wrote. */
function repliesOfOthers(learnerId: string) {
  const own = sql`(select id from ${comment} as parent where parent.learner_id = ${learnerId})`;
  return and(ne(comment.learnerId, learnerId), inArray(comment.parentId, own));
}

/** The account of the development provider with its sessions and tokens; `false`: this learner signs in elsewhere. */
async function deleteSignIn(tx: Tx, subject: string): Promise<boolean> {
  const isUuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(subject);
  if (!isUuid) return false;
  const gone = await tx.delete(idpAccount).where(eq(idpAccount.id, subject)).returning({ id: idpAccount.id });
  if (gone.length === 0) return false;
  await tx.delete(oidcPayload).where(eq(sql`${oidcPayload.payload}->>'accountId'`, subject));
  return true;
}
