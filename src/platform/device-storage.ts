/** What the browser tells of room, in bytes. `quota` is what it would give at most: a guess, and it may shrink. */
export interface DeviceRoom {
  readonly usedBytes: number;
  readonly quotaBytes: number;
}

/** Room on this device. */
export interface DeviceStorage {
  /** What Passage uses of what it may use; `null` where the browser does not tell. */
  room(): Promise<DeviceRoom | null>;
  /** Whether the browser promised not to clear what is saved. */
  isPersistent(): Promise<boolean>;
  /** Asks for that promise. Some browsers ask the learner, so it comes at a moment that explains itself. */
  persist(): Promise<boolean>;
}

/** The browser's own. Every call answers, also where there is no StorageManager (Safari before 15.2, WebKitGTK). */
export function createDeviceStorage(browser: Navigator): DeviceStorage {
  const manager: Partial<StorageManager> | undefined = browser.storage;
  return {
    async room() {
      try {
        const { usage, quota } = (await manager?.estimate?.()) ?? {};
        if (usage === undefined || quota === undefined || quota <= 0) return null;
        return { usedBytes: usage, quotaBytes: quota };
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
