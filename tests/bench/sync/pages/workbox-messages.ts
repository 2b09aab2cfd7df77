import type { Enqueued } from './contender.ts';

/** What the page asks its service worker. */
export type Ask = { do: 'enqueue'; ids: readonly string[] } | { do: 'replay' } | { do: 'queued' };

export interface Replies {
  enqueue: Enqueued;
  /** `false`: the replay failed and what was left stays in the queue. */
  replay: boolean;
  queued: string[];
}
