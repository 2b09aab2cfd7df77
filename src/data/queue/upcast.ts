import { mutations } from '#contract/mutations.ts';
import type { OutboxOp } from './op.ts';
import { findOpRule, type OpRuleOfAnyKind } from '#data/kinds/op-rules.ts';

/** What an op says, and in which version of its schema. */
type Said = Pick<OutboxOp, 'kind' | 'v' | 'payload'>;

type FindRule = (kind: OutboxOp['kind']) => Pick<OpRuleOfAnyKind, 'v' | 'upcasts'> | undefined;

/**
 * An op as this build can send it. A payload of a newer version of the app (this one was rolled back) waits as
 * `parked-version`, and goes on when a build that knows it opens the queue. An older payload is brought up step by step,
 * unless it was sent: then the server may know it under this id, as it was, and it stays so.
 */
export function upcastOp(op: OutboxOp, findRule: FindRule = findOpRule): OutboxOp {
  const rule = findRule(op.kind);
  if (!rule || op.v > rule.v) return op.state === 'pending' ? { ...op, state: 'parked-version' } : op;
  const known: OutboxOp = op.state === 'parked-version' ? { ...op, state: 'pending' } : op;
  if (op.v === rule.v || op.attempts > 0 || op.state === 'inflight') return known;
  return { ...known, v: rule.v, payload: upcastPayload(op, rule) };
}

/**
 * The payload as this build reads it, for showing; `undefined` when it cannot. What a newer version of the app wrote is
 * shown as far as it still has the shape that is known here.
 */
export function readPayload(op: Said, findRule: FindRule = findOpRule): unknown {
  const rule = findRule(op.kind);
  if (!rule) return undefined;
  return op.v > rule.v ? mutations[op.kind].payload.safeParse(op.payload).data : upcastPayload(op, rule);
}

function upcastPayload(op: Said, { v, upcasts = [] }: NonNullable<ReturnType<FindRule>>): unknown {
  return upcasts.slice(op.v - 1, v - 1).reduce((payload, step) => step(payload), op.payload);
}
