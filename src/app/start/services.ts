import type { DataContext } from '#data/store/context.ts';
import type { Session } from '#platform/session/session.ts';
import type { AccountPorts } from '#features/account/account-ports.ts';
import type { DownloadPorts } from '#features/downloads/download-ports.ts';
import type { OutboxPorts } from '#features/outbox/outbox-ports.ts';
import type { PlanPorts } from '#features/plans/plan-ports.ts';
import type { DeviceStorage } from '#platform/device-storage.ts';
import type { DictionaryClient } from '#platform/dictionary-client/dictionary-client.ts';
import type { PracticePorts } from '#features/practice/practice-ports.ts';
import type { LessonPorts } from '#ui/lessons/lesson-ports.ts';
import type { SayPorts } from '#ui/say/say-ports.ts';
import type { WordSoundPorts } from '#ui/voice/word-sound-ports.ts';
import { createListeners } from '#platform/listeners.ts';

/** What the screens stand on once local data is open. A new one is made when another learner signs in. */
export interface Services {
  /** Another one where a learner has left and the page stayed: no screen keeps anything of them. */
  readonly life: number;
  readonly data: DataContext;
  readonly practice: PracticePorts;
  readonly say: SayPorts;
  readonly wordSounds: WordSoundPorts;
  readonly lessons: LessonPorts;
  readonly account: AccountPorts;
  readonly plans: PlanPorts;
  readonly session: Session;
  readonly dictionary: DictionaryClient;
  /** Syncs now, whatever waits for a later moment. */
  readonly syncNow: OutboxPorts['syncNow'];
  readonly downloads: DownloadPorts;
  readonly storage: DeviceStorage;
}

/** The services as they become: nothing yet, still nothing because storage does not answer, there, or impossible (the browser refuses storage). */
export type ServicesState =
  | { readonly status: 'starting' }
  | { readonly status: 'silent' }
  | { readonly status: 'ready'; readonly services: Services }
  | { readonly status: 'failed'; readonly error: unknown };

/** Holds the current services for React. Written by the composition root only. */
export interface ServicesStore {
  readonly get: () => ServicesState;
  readonly set: (state: ServicesState) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createServicesStore(): ServicesStore {
  let state: ServicesState = { status: 'starting' };
  const listeners = createListeners();
  return {
    get: () => state,
    set(next) {
      state = next;
      listeners.tell();
    },
    subscribe: listeners.subscribe,
  };
}
