import { z } from 'zod';
import type { MutationKind } from '#contract/mutations.ts';
import { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/context.ts';
import type { OpState, OutboxOp } from '#data/op.ts';

/** Something that is saved here and not on the server yet. */
export interface WaitingItem {
  opId: string;
  kind: MutationKind;
  createdAt: number;
  state: OpState;
  attempts: number;
  /** Why it did not get through, for people; `null` when it was not tried or just has no connection. */
  reason: string | null;
  /** The question it is about, where it is about one. */
  practiceId: number | null;
  taskType: TaskType | null;
}

/** What payloads of several kinds have in common. Others simply say nothing. */
const About = z.object({
  practiceId: z.int().nullable().catch(null),
  taskType: TaskType.nullable().catch(null),
});

function allWaiting({ db, userId }: ReadContext): Promise<OutboxOp[]> {
  return db.outbox.where('[userId+seq]').between([userId, 0], [userId, Infinity]).reverse().toArray();
}

/** Everything that waits, newest first. */
export async function listWaiting(context: ReadContext): Promise<WaitingItem[]> {
  const ops = await allWaiting(context);
  return ops.map((op) => {
    const about = About.safeParse(op.payload);
    return {
      opId: op.opId,
      kind: op.kind,
      createdAt: op.createdAt,
      state: op.state,
      attempts: op.attempts,
      reason: op.lastError?.message ?? null,
      practiceId: about.success ? about.data.practiceId : null,
      taskType: about.success ? about.data.taskType : null,
    };
  });
}

/** All that waits as a text to keep: nothing that the learner did may be locked in here. */
export async function exportWaiting(context: ReadContext): Promise<string> {
  const ops = await allWaiting(context);
  const waiting = ops.map(({ opId, kind, payload, createdAt, state, lastError }) => ({
    id: opId,
    kind,
    savedAt: new Date(createdAt).toISOString(),
    state,
    lastError,
    content: payload,
  }));
  return `${JSON.stringify({ app: 'Passage', format: 1, waiting }, null, 2)}\n`;
}
