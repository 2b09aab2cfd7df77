import { useCallback, useSyncExternalStore } from 'react';

interface Subscribable {
  subscribe(listener: () => void): () => void;
}

/** Reads something of a port that is subscribed to; `read` gives the same object until that changes. */
export function useReading<Source extends Subscribable, Value>(
  source: Source,
  read: (source: Source) => Value,
): Value {
  const subscribe = useCallback((listener: () => void) => source.subscribe(listener), [source]);
  return useSyncExternalStore(subscribe, () => read(source));
}

/** The state of such a port. */
export function useStore<State>(store: Subscribable & { getState(): State }): State {
  return useReading(store, (each) => each.getState());
}
