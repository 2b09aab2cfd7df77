import { Dexie } from 'dexie';
import type { ReadContext } from '#data/context.ts';
import { opStates, type OpState } from '#data/op.ts';

export interface OutboxSummary {
  /** All that is not on the server yet, whatever it waits for. */
  waiting: number;
  /** When the first of them was done, for display. */
  oldestAt: number | null;
  states: Record<OpState, number>;
}

/** Counts of the queue, from its index: payloads are not read, so 10,000 ops cost nothing. */
export async function outboxSummary({ db, userId }: ReadContext): Promise<OutboxSummary> {
  return db.transaction('r', db.outbox, async () => {
    const counts = await Promise.all(
      opStates.map((state) =>
        db.outbox
          .where('[userId+state+dueAt]')
          .between([userId, state, Dexie.minKey], [userId, state, Dexie.maxKey])
          .count(),
      ),
    );
    const states = Object.fromEntries(opStates.map((state, at) => [state, counts[at] ?? 0]));
    const oldest = await db.outbox
      .where('[userId+seq]')
      .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
      .first();
    return {
      waiting: counts.reduce((sum, count) => sum + count, 0),
      oldestAt: oldest?.createdAt ?? null,
      states: states as Record<OpState, number>,
    };
  });
}
