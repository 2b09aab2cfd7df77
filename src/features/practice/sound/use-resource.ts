import { useEffect, useState, useSyncExternalStore } from 'react';

/** Holds one thing that must be let go, and tells when it comes and goes. */
function createSlot<Resource>() {
  const listeners = new Set<() => void>();
  let held: Resource | null = null;
  const set = (next: Resource | null) => {
    held = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => held,
    set,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/**
 * A thing that lives as long as the component, or until `open` changes. `open` makes it and gives the way to let it go.
 * `null` for the first moment, and while `open` is `null`.
 */
export function useResource<Resource>(
  open: (() => { resource: Resource; close: () => void }) | null,
): Resource | null {
  const [slot] = useState(() => createSlot<Resource>());
  useEffect(() => {
    if (!open) return undefined;
    const { resource, close } = open();
    slot.set(resource);
    return () => {
      slot.set(null);
      close();
    };
  }, [slot, open]);
  return useSyncExternalStore(slot.subscribe, slot.get);
}
