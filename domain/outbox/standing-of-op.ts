import type { OpState, OutboxOp } from './op.ts';

/**
 * Where something is. `saved`: on this device, waiting to be sent; `sending`: on its way, or it is not known whether it
 * arrived; `sign-in`, `quota`: waits for a sign-in, for a new AI quota; `attention`: the learner must look at it.
 */
export type AnswerSyncState = 'synced' | 'saved' | 'sending' | 'sign-in' | 'quota' | 'attention';

const shownStates = {
  pending: 'saved',
  inflight: 'sending',
  'parked-auth': 'sign-in',
  'parked-quota': 'quota',
  'parked-version': 'attention',
  conflict: 'attention',
  dead: 'attention',
} as const satisfies Record<OpState, AnswerSyncState>;

export interface StandingOfOp {
  syncState: AnswerSyncState;
  /** What the server said against it, for `attention`. */
  syncError: string | null;
}

/** Where the thing is that an op is about; without an op it is on the server. */
export function standingOfOp(op: OutboxOp | undefined): StandingOfOp {
  if (!op) return { syncState: 'synced', syncError: null };
  return { syncState: shownStates[op.state], syncError: op.lastError?.message ?? null };
}
