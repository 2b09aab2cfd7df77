import { findOpRule } from '#domain/outbox/kinds/op-rules.ts';
import type { OutboxOp } from './op.ts';
import { stands } from './view.ts';

/** How a wish about a part of a row goes on when the row turns out to be gone on the server. */
export type Revived =
  /** The learner takes the row out after it: the wish goes with the row. */
  | { kind: 'absorbed'; by: OutboxOp }
  /** The learner puts the row back after it: the wish waits for that. */
  | { kind: 'behind'; parent: OutboxOp }
  /** Nothing that waits says whether the row is there: it is brought back. */
  | { kind: 'bring-back' };

/** Of all that waits about the row as a whole the newest wish counts; bringing the row back never overrules it. Pure. */
export function reviveOp(op: OutboxOp, about: readonly OutboxOp[]): Revived {
  const last = about.findLast(
    (each) => each.seq > op.seq && stands(each) && findOpRule(each.kind)?.removesRow !== undefined,
  );
  if (!last) return { kind: 'bring-back' };
  const isRemoval = findOpRule(last.kind)?.removesRow?.(last.payload) === true;
  return isRemoval ? { kind: 'absorbed', by: last } : { kind: 'behind', parent: last };
}
