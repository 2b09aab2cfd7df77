import type { Lease } from '#domain/outbox/store/sync-store.ts';
import type { PassEvent, PassState } from './pass-state.ts';
import type { DrainPorts } from './ports.ts';

/** What the jobs of one pass share: the state that they all see, and how they tell it what happened. */
export interface PassRun extends DrainPorts {
  readonly lease: Lease;
  readonly clientId: string;
  readonly state: () => PassState;
  readonly dispatch: (event: PassEvent) => void;
  /** Starts everything else that can run now. */
  readonly pump: () => void;
  /** Looks for ops that were put into the queue meanwhile, and before the pass ends at all the others once more. */
  readonly readNew: () => void;
}
