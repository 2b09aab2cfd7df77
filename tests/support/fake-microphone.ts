import type { Microphone } from '#platform/recorder/list-microphones.ts';
import type { MicrophonePermission } from '#platform/recorder/microphone-access.ts';
import type { ChosenMicrophone } from '#platform/recorder/microphone-choice.ts';
import type { MicrophoneSetup } from '#platform/recorder/microphone-setup.ts';
import type { MicrophoneRefusal } from '#platform/recorder/microphone.ts';
import type { LevelsState } from '#platform/recorder/watch-levels.ts';
import { createListeners } from '#platform/listeners.ts';

export interface FakeMicrophone extends MicrophoneSetup {
  /** The learner or the system changes the permission. */
  setPermission(permission: MicrophonePermission): void;
  /** What the browser answers to the next requests; `null` grants. */
  answerWith(refusal: MicrophoneRefusal | null): void;
  /** Connects and disconnects devices. */
  connect(microphones: readonly Microphone[]): void;
  setLevels(state: LevelsState): void;
  /** As on a new device: the setup was not offered yet. */
  offerAgain(): void;
  /** How many level watches are open. */
  openWatches(): number;
}

/** The microphones of a device that a test connects, and a learner whom it plays. */
export function createFakeMicrophone(): FakeMicrophone {
  let permission: MicrophonePermission = 'granted';
  let refusal: MicrophoneRefusal | null = null;
  let microphones: readonly Microphone[] = [{ deviceId: 'built-in', label: 'Built-in microphone' }];
  let chosen: ChosenMicrophone | null = null;
  let isOffered = true;
  let levels: LevelsState = { isWaitingForTouch: false, levels: new Map() };
  let watches = 0;
  const permissions = createListeners();
  const devices = createListeners();
  const heard = createListeners();
  return {
    browser: 'chromium',
    system: 'other',
    opensSeveral: true,
    choice: {
      read: () => chosen,
      keep(next) {
        chosen = next;
      },
      isOffered: () => isOffered,
      settleOffer() {
        isOffered = true;
      },
    },
    access: {
      read: async () => permission,
      watch: permissions.subscribe,
      async request() {
        if (refusal === null) permission = 'granted';
        return refusal;
      },
    },
    list: async () => microphones,
    watch: devices.subscribe,
    watchLevels() {
      watches += 1;
      return {
        getState: () => levels,
        subscribe: heard.subscribe,
        close() {
          watches -= 1;
        },
      };
    },
    setPermission(next) {
      permission = next;
      permissions.tell();
    },
    answerWith(next) {
      refusal = next;
    },
    connect(next) {
      microphones = next;
      devices.tell();
    },
    setLevels(next) {
      levels = next;
      heard.tell();
    },
    offerAgain() {
      isOffered = false;
    },
    openWatches: () => watches,
  };
}
