import type { SyncOp } from '#contract/sync.ts';
import type { World } from '#tests/simulation/world.ts';
import type { Effect } from '#tests/simulation/server-model.ts';
import type { Oracle } from './oracle.ts';

export const once = 'I3 nothing twice';
export const author = 'I9 an op is only sent as its author';

/** At the server's door: whose op is it, and does anybody know it? */
export function checkSender(world: World, userId: string, op: SyncOp): void {
  const act = world.ledger.acts.get(op.opId) ?? queued(world, op.opId);
  if (!act)
    world.violate(
      once,
      `${op.kind} came under ${op.opId}, an id that no act has: the server cannot know a repetition`,
    );
  else if (act.userId !== userId)
    world.violate(author, `${op.kind} ${op.opId} of ${act.userId} came as ${userId}`);
}

/** Texts that the app has merged are told to the ledger at the next look. */
function queued(world: World, opId: string): { userId: string } | undefined {
  for (const { storage } of world.devices) {
    for (const op of storage.outbox.values()) if (op.opId === opId) return op;
  }
  return undefined;
}

/** Counts effects of one op, and acts that were taken back or merged and happened all the same. */
export function createOnce(world: World): (effect: Effect) => void {
  const effects = new Map<string, number>();
  return ({ opId, kind, isChange }) => {
    const count = (effects.get(opId) ?? 0) + 1;
    effects.set(opId, count);
    const act = world.ledger.acts.get(opId);
    if (count > 1 && act?.mayBeTwice !== true) world.violate(once, `${kind} ${opId} had ${count} effects`);
    // A late copy that finds what it asks for in place changes nothing.
    if (isChange && (act?.fate === 'merged' || act?.fate === 'cancelled')) {
      world.violate(
        'I2 nothing lost',
        `${kind} ${opId} was ${act.fate} on its device and happened at the server`,
      );
    }
  };
}

/** One id stands for one content. */
export const sameContent: Oracle = {
  name: once,
  look({ world, ops }) {
    for (const { opId, kind, lastError } of ops) {
      if (lastError?.code === 'IDEMPOTENCY_MISMATCH' && world.ledger.acts.get(opId)?.mayBeTwice !== true) {
        world.violate(
          this.name,
          `${kind} ${opId} was sent with two contents, or its thing was made under two ids`,
        );
      }
    }
  },
};

/** Only an op that the server cannot take is refused for good. */
export const innocent: Oracle = {
  name: 'I8 a poison op delays other lanes one cycle at most',
  look({ world, ops }) {
    for (const { opId, kind, state, lastError } of ops) {
      if (state !== 'dead' || lastError?.code !== 'PAYLOAD_TOO_LARGE') continue;
      if (!world.server.everPoison.has(opId))
        world.violate(this.name, `${kind} ${opId} was given up for another op`);
    }
  },
};
