import { useEffect, useState } from 'react';

/** The browser's storage: structurally the platform's own port. */
export interface KeepingStorage {
  keeping(): Promise<'kept' | 'decides' | 'asks'>;
  persist(): Promise<boolean>;
}

export interface KeepingView {
  /** Whether the browser keeps what is saved when the device is full; `null` for the first moment. */
  keeping: 'kept' | 'decides' | 'asks' | null;
  /** The browser was asked and did not promise it. */
  isRefused: boolean;
  /** Lets the browser ask the learner. Resolves to whether it promises to keep what is saved. */
  ask: () => Promise<boolean>;
}

/** Whether the browser keeps what is saved, and the way to have it asked. */
export function useKeeping(storage: KeepingStorage): KeepingView {
  const [keeping, setKeeping] = useState<KeepingView['keeping']>(null);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void storage.keeping().then((found) => isCurrent && setKeeping(found));
    return () => {
      isCurrent = false;
    };
  }, [storage]);
  return {
    keeping,
    isRefused,
    async ask() {
      const isPromised = await storage.persist();
      setIsRefused(!isPromised);
      if (isPromised) setKeeping('kept');
      return isPromised;
    },
  };
}
