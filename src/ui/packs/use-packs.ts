import { useCallback, useSyncExternalStore } from 'react';
import type { ModelPacks } from '#platform/model-packs/pack-state.ts';

/** Reads something of packs of several kinds; `read` gives the same value until that changes. */
export function usePacks<Packs extends Pick<ModelPacks, 'subscribe'>, Value extends number | string>(
  packs: readonly Packs[],
  read: (packs: readonly Packs[]) => Value,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = packs.map((each) => each.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    [packs],
  );
  return useSyncExternalStore(subscribe, () => read(packs));
}
