import type { MutationKind } from '#contract/mutations.ts';
import type { SyncOp } from '#contract/sync.ts';
import type { Act } from '#tests/simulation/ledger.ts';
import type { Effect } from '#tests/simulation/server-model.ts';
import type { World } from '#tests/simulation/world.ts';
import { textOf, wordsOf } from './wishes.ts';

export const order = 'I4 order per lane';

/** What happens at the server happens in the order of its lane on its device. */
export function createOrder(world: Pick<World, 'ledger' | 'violate'>): (effect: Effect) => void {
  const last = new Map<string, Act>();
  return ({ opId, kind, isChange }) => {
    // A late copy of a wish that is true already changes nothing.
    if (!isChange) return;
    const act = world.ledger.acts.get(opId);
    // Sent again by the learner after a refusal: its turn is now.
    if (!act || act.isRetried) return;
    const lane = `${act.device} ${act.userId} ${act.lane}`;
    const before = last.get(lane);
    // An op may take the place of an older one; it may not overtake one that was done and queued before it.
    if (before && act.n < before.n && act.seq < before.seq) {
      world.violate(
        order,
        `${kind} ${opId} (${act.n}) happened after ${before.kind} ${before.opId} (${before.n}) of its lane ${act.lane}`,
      );
    }
    if (!before || act.n > before.n) last.set(lane, act);
  };
}

/** A child is never sent before what it hangs on has happened. */
export function checkParent(world: World, userId: string, op: SyncOp): void {
  if (op.kind !== 'reply.create' && op.kind !== 'like.set') return;
  const { commentId } = op.payload as { commentId: string };
  if (world.server.account(userId).feed.has(`comment ${commentId}`)) return;
  world.violate(order, `${op.kind} ${op.opId} was sent before its comment ${commentId} was there`);
}

/** Words that another device wrote go only when their reader took them out, or what they were written on. */
export function createTexts(world: Pick<World, 'ledger' | 'violate'>): (effect: Effect) => void {
  const texts = new Map<string, string | null>();
  return ({ opId, userId, kind, key, payload, isChange }) => {
    const text = textAfter(kind, payload, isChange);
    if (text === undefined) return;
    const row = `${userId} ${kind === 'note.set' ? 'note' : 'bookWord'} ${key}`;
    const before = texts.get(row) ?? null;
    texts.set(row, text);
    const act = world.ledger.acts.get(opId);
    if (!act || act.isRetried) return;
    const kept = new Set([...wordsOf(text), ...act.seenWords]);
    const lost = wordsOf(before).filter((word) => !kept.has(word));
    if (lost.length > 0) {
      world.violate(
        'I2 nothing lost',
        `${kind} ${key}: the words ${lost.join(', ')} of another device went, and who took them out had never seen them`,
      );
    }
  };
}

/** What the row says after the effect; `undefined`: what it said before. A word takes its note along, and comes back bare. */
function textAfter(kind: MutationKind, payload: unknown, isChange: boolean): string | null | undefined {
  if (kind === 'bookWord.set') return isChange ? null : undefined;
  return textOf(kind, payload);
}

export const poison = 'I8 a poison op delays other lanes one cycle at most';
/** A batch of 100 is halved this often until its ops travel alone. */
const mostHalvings = 7;

/** Ops that share a request with one that the server cannot take are set apart, not held up again and again. */
export function createSharedRefusals(world: World): (ops: readonly SyncOp[], culprit: string) => void {
  const shared = new Map<string, number>();
  return (ops, culprit) => {
    for (const { opId, kind } of ops) {
      if (opId === culprit || world.server.poison.has(opId)) continue;
      const count = (shared.get(opId) ?? 0) + 1;
      shared.set(opId, count);
      if (count > mostHalvings)
        world.violate(poison, `${kind} ${opId} was refused ${count} times because of another op`);
    }
  };
}
