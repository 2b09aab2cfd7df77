import type { Change } from '#contract/sync.ts';
import type { Tx } from '#server/db/database.ts';
import { answer, answerShare } from '#server/db/schema/answers.ts';
import { Problem } from '#server/problem.ts';
import { and, eq } from 'drizzle-orm';
import { isStale, type BaseVersion } from './base-version.ts';
import { ownChanges } from './own-changes.ts';

type ShareRow = typeof answerShare.$inferSelect;

/** What its author says of an answer as a row of the change feed; its key is the answer. */
function shareChange({ answerId, shared, version }: ShareRow): Change {
  return { kind: 'share', key: answerId, version, deleted: !shared, value: shared ? { answerId } : null };
}

export const readShareChanges = ownChanges(answerShare, answerShare.answerId, shareChange);

export interface ShareIntent {
  readonly answerId: string;
  readonly shared: boolean;
  readonly baseVersion: BaseVersion;
}

/** Lets others see an own answer, or takes it back. It can be taken back after the answer is gone. */
export async function setShare(tx: Tx, learnerId: string, intent: ShareIntent): Promise<Change> {
  const { answerId, shared, baseVersion } = intent;
  const slot = and(eq(answerShare.learnerId, learnerId), eq(answerShare.answerId, answerId));
  const [row] = await tx.select().from(answerShare).where(slot);
  if (row?.shared === shared) return shareChange(row);
  if (shared || row === undefined) {
    const own = and(eq(answer.id, answerId), eq(answer.learnerId, learnerId));
    const [there] = await tx.select({ id: answer.id }).from(answer).where(own);
    if (there === undefined) throw new Problem('NOT_FOUND', 'The answer does not exist');
  }
  if (row !== undefined && isStale(baseVersion, { version: row.version, isAbsent: !row.shared }))
    throw new Problem('VERSION_CONFLICT', 'This was changed elsewhere', { current: shareChange(row) });
  const next = { shared, version: (row?.version ?? 0) + 1 };
  const [changed] = await tx
    .insert(answerShare)
    .values({ learnerId, answerId, ...next })
    .onConflictDoUpdate({ target: [answerShare.learnerId, answerShare.answerId], set: next })
    .returning();
  if (changed === undefined) throw new Error('what the author said of the answer was not stored');
  return shareChange(changed);
}
