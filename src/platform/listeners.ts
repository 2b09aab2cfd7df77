/** Those who want to hear of every change of one thing. */
export interface Listeners {
  /** Returns the way to stop listening; calling that again does nothing. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: () => void;
  /** The thing goes: nobody hears of it any more. */
  readonly clear: () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell() {
      for (const listener of listeners) listener();
    },
    clear: () => listeners.clear(),
  };
}
