import type { ModelPack } from '#contract/entities/model-pack.ts';
import { createListeners } from '#platform/listeners.ts';
import type { ModelPacks, PackLine, PackState, PacksState } from '#platform/model-packs/pack-state.ts';

export const readingPack: ModelPack = {
  id: 'reading',
  title: 'Reading',
  purpose: 'Scores what you read aloud or repeat, and shows each word.',
  licence: 'Ours.',
  sizeBytes: 6_600_000,
  wireBytes: 3_800_000,
  files: [{ name: 'model', sha256: 'a'.repeat(64), sizeBytes: 6_600_000, wireBytes: 3_800_000 }],
};

/** The packs of a device in which a test says how a download goes on. Nothing is known until it says so. */
export function createFakePacks() {
  const listeners = createListeners();
  let state: PacksState = { status: 'unknown' };
  let isOffered = false;
  let line: PackLine = { isOnline: true, isMetered: false, isTold: true, bytesPerSecond: 100_000 };
  const allowedOnMobileData: boolean[] = [];
  const set = (own: PackState) => {
    state = { status: 'known', packs: [{ pack: readingPack, state: own }], isOffered };
    listeners.tell();
  };
  const receivedBytes = () => {
    const own = state.status === 'known' ? state.packs[0]?.state : undefined;
    return own && 'receivedBytes' in own ? own.receivedBytes : 0;
  };
  const port: ModelPacks = {
    getState: () => state,
    subscribe: listeners.subscribe,
    download(_id, { onMobileData = false } = {}) {
      allowedOnMobileData.push(onMobileData);
      set({ status: 'downloading', receivedBytes: receivedBytes() });
    },
    line: () => line,
    settleOffer() {
      isOffered = true;
      if (state.status === 'known') state = { ...state, isOffered };
      listeners.tell();
    },
    pause: () => set({ status: 'paused', receivedBytes: receivedBytes() }),
    remove: async () => set({ status: 'absent' }),
    findFile: async () => null,
    stop: () => listeners.clear(),
  };
  return {
    port,
    set,
    allowedOnMobileData,
    /** As iOS and Firefox: the browser says nothing of the line. */
    hideLine() {
      line = { ...line, isTold: false };
    },
    /** What the browser says of the line from now on. */
    setLine(next: Partial<PackLine>) {
      line = { ...line, ...next };
    },
  };
}
export type FakePacks = ReturnType<typeof createFakePacks>;
