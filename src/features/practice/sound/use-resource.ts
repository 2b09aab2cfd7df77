import { useEffect, useState, useSyncExternalStore } from 'react';
import { createListeners } from '#platform/listeners.ts';

/** Holds one thing that must be let go, and tells when it comes and goes. */
function createSlot<Resource>() {
  const listeners = createListeners();
  let held: Resource | null = null;
  const set = (next: Resource | null) => {
    held = next;
    listeners.tell();
  };
  return {
    get: () => held,
    set,
    subscribe: listeners.subscribe,
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
