import type { Busy } from '#platform/busy.ts';
import { createListeners } from '#platform/listeners.ts';

/** The service worker as the update needs it; `workbox-window` in the browser. */
export interface WorkerUpdates {
  /** A new version is installed and waits. */
  onWaiting(listener: () => void): void;
  /** A new worker took over this page. */
  onControlling(listener: () => void): void;
  /** Lets the waiting version take over. */
  activate(): void;
}

export interface AppUpdate {
  /** A new version waits and may be offered now. */
  readonly isOffered: () => boolean;
  /** The learner said yes, and the new version has not taken over yet. */
  readonly isAccepted: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** The learner said yes: the new version takes over and the page reloads once. */
  readonly accept: () => void;
}

/**
 * Offers a new version, never takes it by itself. While a timed answer is under way nothing is offered and nothing
 * reloads. After the learner accepted, any change of the controlling worker reloads, once: workbox marks a worker that
 * was installed in the same page life as no update, so its `isUpdate` cannot be relied on. An old worker that still has
 * something to do, such as sending on a slow line, lets the new one wait for minutes; who has begun an answer by then
 * ends it first.
 */
export function createAppUpdate(worker: WorkerUpdates, busy: Busy, reload: () => void): AppUpdate {
  const listeners = createListeners();
  let stage: 'none' | 'waiting' | 'accepted' | 'there' | 'done' = 'none';
  const look = () => {
    listeners.tell();
    if (stage !== 'there' || busy.isBusy()) return;
    stage = 'done';
    reload();
  };
  worker.onWaiting(() => {
    if (stage === 'none') stage = 'waiting';
    look();
  });
  worker.onControlling(() => {
    if (stage === 'accepted') stage = 'there';
    look();
  });
  busy.subscribe(look);
  const isOffered = () => stage === 'waiting' && !busy.isBusy();
  return {
    isOffered,
    isAccepted: () => stage !== 'none' && stage !== 'waiting',
    subscribe: listeners.subscribe,
    accept() {
      if (!isOffered()) return;
      stage = 'accepted';
      look();
      worker.activate();
    },
  };
}
