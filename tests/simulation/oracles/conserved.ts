import type { MutationPayload } from '#contract/mutations.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import type { Act } from '#tests/simulation/ledger.ts';
import type { World } from '#tests/simulation/world.ts';
import { rowOf, isShown, rowText, textOf, wordsOf } from './wishes.ts';
import type { Look, Oracle } from './oracle.ts';

/** acknowledged = applied + merged + cancelled by the learner + visible, at every instant; each act in one of them. */
export const conserved: Oracle = {
  name: 'I2 nothing lost',
  look(look) {
    const { world, device, ops, byId } = look;
    const { ledger, server } = world;
    for (const op of ops) if (!ledger.acts.has(op.opId)) adopt(look, op);
    for (const act of ledger.open(device.index)) {
      if (byId.has(act.opId)) continue;
      if (server.applied.has(act.opId) || server.satisfied.has(act.opId)) ledger.settle(act.opId, 'applied');
      else if (isAlreadySo(look, act)) ledger.settle(act.opId, 'applied');
      else if (isGoneWithWord(look, act)) ledger.settle(act.opId, 'applied');
      else if (isTakenOutLater(look, act)) ledger.settle(act.opId, 'applied');
      else if (isMadeAgain(look, act)) ledger.settle(act.opId, 'applied');
      else if (isInNewerText(look, act)) ledger.settle(act.opId, 'applied');
      else {
        world.violate(
          this.name,
          `act ${act.opId} (${act.kind} ${act.target}) is neither waiting nor done nor merged nor taken back`,
        );
        return;
      }
    }
  },
};

/** Ops that the app makes itself: a merged text, and what brings a word back. */
function adopt(look: Look, op: OutboxOp): void {
  const { world, device } = look;
  const isMerged = textOf(op.kind, op.payload) !== undefined;
  if (isMerged || op.kind === 'bookWord.set')
    world.ledger.adopt(device.index, op, seenBy(world, device.index, op));
  else world.violate('I3 nothing twice', `op ${op.opId} (${op.kind} ${op.target}) is no act of the learner`);
  moveBehind(look, op);
}

/** What wants something of a word stands behind what brings the word back, whenever it was done. */
function moveBehind({ world, ops }: Look, { kind, opId: parent }: OutboxOp): void {
  if (kind !== 'bookWord.set') return;
  for (const { opId, seq, dependsOn } of ops) if (dependsOn.includes(parent)) world.ledger.move(opId, seq);
}

/** A merged text was made from what its writers had before them, and from what they wrote. */
function seenBy({ ledger }: World, device: number, { userId, slot }: OutboxOp): string[] {
  const words = [...ledger.open(device)]
    .filter((act) => act.userId === userId && act.slot === slot)
    .flatMap((act) => [...act.seenWords, ...wordsOf(textOf(act.kind, act.payload) ?? null)]);
  return words;
}

/** The server had it from another device: what it said last is what was wanted. */
function isAlreadySo({ device, world, ops }: Look, act: Act): boolean {
  const row = rowOf(act.target);
  if (act.cls !== 'register' || row === null) return false;
  // What the app itself wants of the row now is no wish of the learner: it may not stand in the place of one.
  const isReplaced = (op: OutboxOp) =>
    op.slot === act.slot &&
    op.userId === act.userId &&
    op.seq === act.seq &&
    world.ledger.acts.get(op.opId)?.isAdopted === true;
  if (!act.isAdopted && textOf(act.kind, act.payload) === undefined && ops.some(isReplaced)) return false;
  const shadow = device.storage.row(act.userId, row.kind, row.key)?.shadow;
  return shadow !== null && shadow !== undefined && isShown(act.kind, shadow.value, act.payload);
}

/** Kinds whose wish is about another row than their own. */
const isAbout = (kind: Act['kind']): boolean =>
  kind === 'like.set' || kind === 'share.set' || kind === 'evaluation.set' || kind === 'answer.score';

/** A mark on a word that was taken out elsewhere, or a like of what was deleted: there is nothing left to want it of. */
function isGoneWithWord({ device, world, ops }: Look, act: Act): boolean {
  const isPart = act.kind === 'wordBookmark.set' || act.kind === 'wordNote.set' || isAbout(act.kind);
  const waits = ops.some(
    (op) =>
      op.userId === act.userId && op.target === act.target && op.kind === 'bookWord.set' && op.seq < act.seq,
  );
  const { feed } = world.server.account(act.userId);
  const isGone = isAbout(act.kind) ? !isThere(act.payload) : !feed.get(keyOf(act))?.change.value;
  // It may be back by the time that the answer arrives.
  const wasGone = isGone || world.server.notFound.has(act.opId);
  return isPart && !waits && wasGone && device.index === act.device;

  function isThere(payload: unknown): boolean {
    const { commentId, answerId } = payload as { commentId?: string; answerId?: string };
    const key = commentId === undefined ? `answer ${answerId}` : `comment ${commentId}`;
    return Boolean(feed.get(key)?.change.value);
  }
}

/** A part of a row that the learner takes out after it. */
function isTakenOutLater({ ops }: Look, act: Act): boolean {
  const isRemoval = ({ kind, payload }: OutboxOp) =>
    kind === 'bookWord.set' && !(payload as MutationPayload<'bookWord.set'>).isIn;
  const isPart = act.kind === 'wordBookmark.set' || act.kind === 'wordNote.set';
  const isLater = (op: OutboxOp) => op.userId === act.userId && op.target === act.target && op.seq > act.seq;
  return isPart && ops.some((op) => isLater(op) && isRemoval(op));
}

const keyOf = ({ target }: Act): string => target.replace(':', ' ');

/** What brings a row back is wanted once, however many ops need it. */
function isMadeAgain({ ops, world }: Look, act: Act): boolean {
  const isSame = (op: OutboxOp) => op.userId === act.userId && op.slot === act.slot;
  return act.isAdopted && ops.some((op) => isSame(op) && world.ledger.acts.get(op.opId)?.isAdopted === true);
}

/** Of two texts that wait the newer one counts: its writer had the older one before them. */
function isInNewerText(look: Look, act: Act): boolean {
  const { ops, device } = look;
  const text = textOf(act.kind, act.payload);
  const row = rowOf(act.target);
  if (text === undefined || row === null) return false;
  const said = wordsOf(
    rowText(act.kind, device.storage.row(act.userId, row.kind, row.key)?.shadow?.value ?? null),
  );
  if (text !== null && wordsOf(text).every((word) => said.includes(word))) return true;
  if (ops.some((op) => op.userId === act.userId && op.slot === act.slot && op.seq >= act.seq)) return true;
  return isNewerAlreadySo(look, act);
}

/** The server was found to say what the newer one says: nothing was left to send of either, and both went at once. */
function isNewerAlreadySo(look: Look, act: Act): boolean {
  const { world, device, byId } = look;
  const isNewer = (each: Act) => each.userId === act.userId && each.slot === act.slot && each.n > act.n;
  return [...world.ledger.open(device.index)].some(
    (each) => isNewer(each) && !byId.has(each.opId) && isAlreadySo(look, each),
  );
}
