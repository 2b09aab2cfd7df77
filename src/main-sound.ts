import type { ReadContext } from '#data/context.ts';
import { createContentStore } from '#data/content-store.ts';
import type { DeviceSound } from '#features/outbox/outbox-ports.ts';
import type { MediaCache } from '#platform/media-cache.ts';

/** The sound of the bank on this device, as the learner wants it: kept ahead, or fetched when it is played. */
export function createDeviceSound(
  context: ReadContext,
  media: MediaCache,
  fetchNow: () => void,
): DeviceSound {
  const store = createContentStore(context);
  return {
    async remove() {
      await store.setSoundOnDemand(true);
      await media.forgetOthers(new Set());
      const { mediaTotal } = await store.read();
      await store.countMedia({ mediaTotal, mediaMissing: mediaTotal, mediaBytes: 0 });
    },
    async fetchAll() {
      await store.setSoundOnDemand(false);
      fetchNow();
    },
  };
}
