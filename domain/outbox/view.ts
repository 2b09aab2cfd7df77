import { findOpRule } from './kinds/op-rules.ts';
import { readPayload } from './upcast.ts';
import type { OutboxOp } from './op.ts';

/** What the server last said of a row. `value` `null`: that it is not there (any more). */
export interface Shadow<Value> {
  readonly version: number;
  readonly value: Value | null;
}

/** Whether this version tells something new. */
export const isNewer = (shadow: { version: number } | null | undefined, version: number): boolean =>
  !shadow || version > shadow.version;

/**
 * Whether the wish of an op still stands. One that the server refused for good, or that needs the learner's choice
 * between two texts, is shown on its own and not in the row. Something new stays in sight, marked as not sent.
 */
export const stands = (op: Pick<OutboxOp, 'state' | 'cls'>): boolean =>
  op.cls === 'append' || (op.state !== 'dead' && op.state !== 'conflict');

/**
 * THE law: what a learner sees is the shadow with the ops that wait on top, in queue order. Nothing else ever writes a
 * value, and a change of the server touches the shadow only. A wish about a part of a row that is gone stands until the row
 * is back: there it goes when it is sent, too. `ops`: those about the row; `Value`: that of its kind.
 */
export function viewOf<Value>(shadow: Shadow<Value> | null, ops: readonly OutboxOp[]): Value | null {
  let value: unknown = shadow?.value ?? null;
  let ofNothing: ((row: unknown) => unknown)[] = [];
  for (const op of ops) {
    // What the server has heard of is not made a second time: without a value it was deleted elsewhere.
    if (!stands(op) || (op.cls === 'append' && shadow !== null)) continue;
    const payload = readPayload(op);
    const rule = findOpRule(op.kind);
    if (payload === undefined || rule === undefined) continue;
    const wish = (row: unknown) => rule.apply(row, payload, { opId: op.opId, at: op.createdAt });
    const before = value;
    value = wish(before);
    if (rule.removesRow?.(payload) === true) ofNothing = [];
    else if (before === null && value === null) ofNothing.push(wish);
    else if (before === null) {
      for (const part of ofNothing) value = part(value);
      ofNothing = [];
    }
  }
  return value as Value | null;
}
