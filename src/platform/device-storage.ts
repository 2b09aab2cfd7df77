/** Room on this device. */
export interface DeviceStorage {
  /** Bytes that Passage uses; `null` where the browser does not tell. Its quota is no use: browsers make it up. */
  usedBytes(): Promise<number | null>;
  /** Whether the browser promised not to clear what is saved. */
  isPersistent(): Promise<boolean>;
  /** Asks for that promise. Some browsers ask the learner, so it comes at a moment that explains itself. */
  persist(): Promise<boolean>;
}

/** The browser's own. Every call answers, also where there is no StorageManager (Safari before 15.2, WebKitGTK). */
export function createDeviceStorage(browser: Navigator): DeviceStorage {
  const manager: Partial<StorageManager> | undefined = browser.storage;
  return {
    async usedBytes() {
      try {
        return (await manager?.estimate?.())?.usage ?? null;
      } catch {
        return null;
      }
    },
    async isPersistent() {
      try {
        return (await manager?.persisted?.()) ?? false;
      } catch {
        return false;
      }
    },
    async persist() {
      try {
        return (await manager?.persist?.()) ?? false;
      } catch {
        return false;
      }
    },
  };
}
