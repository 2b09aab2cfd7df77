import type { OutboxOp } from '#domain/outbox/op.ts';
import { isSame, isShown, rowOf, saidBy } from './wishes.ts';
import type { Look, Oracle } from './oracle.ts';

/** Not in the row: what was refused for good, and texts between which the learner must choose. */
const isStanding = (op: OutboxOp): boolean =>
  op.cls === 'append' || (op.state !== 'dead' && op.state !== 'conflict');

/** What waits is what the learner sees, also while the server says something else; what does not wait is what it says. */
export const shown: Oracle = {
  name: 'I6 pending intent is what the user sees',
  look(look) {
    for (const about of look.byTarget.values()) checkTarget(look, about);
    lastIntentWaits(look);
    restIsTheServers(look);
  },
};

function checkTarget({ world, device }: Look, about: readonly OutboxOp[]): void {
  const [first] = about;
  const row = first ? rowOf(first.target) : null;
  if (!first || row === null) return;
  const found = device.storage.row(first.userId, row.kind, row.key);
  const value = found?.value ?? null;
  const standing = about.filter(isStanding);
  const say = (what: string) =>
    world.violate(shown.name, `${first.target}: ${what}, but the screen shows ${JSON.stringify(value)}`);
  const last = standing.at(-1);
  if (last?.cls === 'remove' && value !== null) return say('it was deleted');
  if (last?.cls === 'append' && found?.shadow === null && value === null)
    return say('it was made here and waits');
  const wished = new Map<string, OutboxOp>();
  for (const op of standing) if (op.cls === 'register') wished.set(op.slot ?? '', op);
  for (const op of wished.values()) {
    const isPartOfNothing = (op.kind === 'wordBookmark.set' || op.kind === 'wordNote.set') && value === null;
    // Patches of one slot add up; the fields of the last one are what it says.
    if (!isPartOfNothing && !isShown(op.kind, value, op.payload)) {
      return say(`${op.kind} ${JSON.stringify(op.payload)} waits`);
    }
  }
}

const looked = new WeakSet<object>();

/** An op that was never sent says what the learner said last. */
function lastIntentWaits({ world, device, byId }: Look): void {
  for (const act of world.ledger.open(device.index)) {
    const op = byId.get(act.opId);
    if (!op || op.attempts > 0 || looked.has(op)) continue;
    looked.add(op);
    const waits = op.payload as Record<string, unknown>;
    for (const [name, wanted] of Object.entries(saidBy(act.payload as object))) {
      if (isSame(waits[name], wanted)) continue;
      world.violate(
        shown.name,
        `op ${op.opId} (${op.kind}) says ${JSON.stringify(waits)}, the learner ${name} = ${JSON.stringify(wanted)}`,
      );
    }
  }
}

function restIsTheServers({ world, device, byTarget }: Look): void {
  const userId = device.session.userId;
  for (const row of device.storage.rows(userId)) {
    if (looked.has(row)) continue;
    const { kind, key, shadow, value } = row;
    if (shadow === null || byTarget.has(`${userId} ${key === kind ? kind : `${kind}:${key}`}`)) continue;
    looked.add(row);
    if ((value === null) === (shadow.value === null) && saysTheSame(value, shadow.value)) continue;
    world.violate(
      shown.name,
      `${kind} ${key}: nothing waits, the server said ${JSON.stringify(shadow.value)}, the screen shows ${JSON.stringify(value)}`,
    );
  }
}

/** What the device alone knows may stand beside what the server says, never against it. */
function saysTheSame(value: unknown, said: unknown): boolean {
  if (value === said || said === null) return true;
  return isSame(value, said);
}
