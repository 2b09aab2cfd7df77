import type { OutboxOp } from './op.ts';
import { upcastOp } from './upcast.ts';

/**
 * An op when a new drainer takes over. It cannot know what became of one that another drainer sent; the id makes sending
 * it again harmless. One that waited for a newer version of the app goes on if this version knows it.
 */
export function releaseOp(op: OutboxOp): OutboxOp {
  if (op.state === 'inflight') return { ...op, state: 'pending' };
  return op.state === 'parked-version' ? upcastOp(op) : op;
}
