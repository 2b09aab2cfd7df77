import type { ReadContext } from '#data/store/context.ts';
import { findOpRule } from '#domain/outbox/kinds/op-rules.ts';
import { rowOf } from '#data/store/sync-store/refresh-views.ts';
import type { TextFormat } from '#domain/notes/text-parts.ts';

/** Two texts of one thing, of which the learner must choose or make one. `null` texts: deleted on that side. */
export interface ConflictTexts {
  /** Written on this device; nothing else has it. */
  readonly mine: string | null;
  /** What the server has now. */
  readonly theirs: string | null;
  readonly format: TextFormat;
  /** Most characters of plain text. */
  readonly limit: number;
}

/** The texts of an op that is in conflict; `null` when it is no more. */
export async function findConflict(
  { db, userId }: ReadContext,
  { opId }: { opId: string },
): Promise<ConflictTexts | null> {
  return db.transaction('r', db.outbox, db.entities, async () => {
    const op = await db.outbox.where({ opId }).first();
    const text = op ? findOpRule(op.kind)?.text : undefined;
    const row = op ? rowOf(op) : null;
    if (op?.userId !== userId || op.state !== 'conflict' || !text || !row) return null;
    const entity = await db.entities.get([userId, row.kind, row.key]);
    return {
      mine: text.wished(op.payload),
      theirs: text.said(entity?.shadow?.value ?? null),
      format: text.format,
      limit: text.limit(op.payload),
    };
  });
}
