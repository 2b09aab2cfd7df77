import type { Connectivity } from '#platform/connectivity.ts';
import type { MobileData } from '#platform/model-packs/mobile-data.ts';

/** A line that costs nothing and never changes. */
export const freeLine: MobileData = {
  isMetered: () => false,
  isTold: () => true,
  bytesPerSecond: () => null,
  subscribe: () => () => undefined,
};

/** A page that is always seen, on a network that comes and goes as the test says. */
export const networkOf = (isOnline: () => boolean): Connectivity => ({
  isOnline,
  isVisible: () => true,
  subscribe: () => () => undefined,
});
