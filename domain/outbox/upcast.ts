import { mutations } from '#contract/mutations.ts';
import { upcastPayload, type PayloadVersions } from '#contract/payload-version.ts';
import type { OutboxOp } from './op.ts';

/** What an op says, and in which version of its schema. */
type Said = Pick<OutboxOp, 'kind' | 'v' | 'payload'>;

type FindVersions = (kind: OutboxOp['kind']) => PayloadVersions | undefined;

/** `undefined`: a newer version of the app saved it, and this one does not know the kind. */
const findKind = (kind: OutboxOp['kind']) => (Object.hasOwn(mutations, kind) ? mutations[kind] : undefined);

/**
 * An op as this build can send it. A payload of a newer version of the app (this one was rolled back) waits as
 * `parked-version`, and goes on when a build that knows it opens the queue. An older payload is brought up step by step,
 * unless it was sent: then the server may know it under this id, as it was, and it stays so.
 */
export function upcastOp(op: OutboxOp, findVersions: FindVersions = findKind): OutboxOp {
  const kind = findVersions(op.kind);
  if (!kind || op.v > kind.v) return op.state === 'pending' ? { ...op, state: 'parked-version' } : op;
  const known: OutboxOp = op.state === 'parked-version' ? { ...op, state: 'pending' } : op;
  if (op.v === kind.v || op.attempts > 0 || op.state === 'inflight') return known;
  return { ...known, v: kind.v, payload: upcastPayload(kind, op) };
}

/**
 * The payload as this build reads it, for showing; `undefined` when it cannot. What a newer version of the app wrote is
 * shown as far as it still has the shape that is known here.
 */
export function readPayload(op: Said): unknown {
  const kind = findKind(op.kind);
  if (!kind) return undefined;
  return op.v > kind.v ? kind.payload.safeParse(op.payload).data : upcastPayload(kind, op);
}

/** The same, and it has the shape of its kind; `undefined` when it has not, as in rows that something else has written. */
export function checkedPayload(op: Said): unknown {
  return findKind(op.kind)?.payload.safeParse(readPayload(op)).data;
}
