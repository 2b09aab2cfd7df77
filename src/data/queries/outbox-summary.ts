import { Dexie } from 'dexie';
import type { ReadContext } from '#data/store/context.ts';
import { opStates, type OpState } from '#domain/outbox/op.ts';

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
    const waiting = await between({ db }, [userId], [userId, Dexie.maxKey]).count();
    const counts: [OpState, number][] = [];
    let rest = waiting;
    // Mostly there is one kind or none, and every count is work: this runs with each change of the queue, on every screen.
    for (const state of opStates) {
      const count =
        rest === 0 ? 0 : await between({ db }, [userId, state], [userId, state, Dexie.maxKey]).count();
      counts.push([state, count]);
      rest -= count;
    }
    const oldest = await db.outbox
      .where('[userId+seq]')
      .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
      .first();
    return {
      waiting,
      oldestAt: oldest?.createdAt ?? null,
      states: Object.fromEntries(counts) as Record<OpState, number>,
    };
  });
}

type Key = readonly (string | typeof Dexie.maxKey)[];

function between({ db }: Pick<ReadContext, 'db'>, from: Key, to: Key) {
  return db.outbox.where('[userId+state+dueAt]').between(from, to);
}
