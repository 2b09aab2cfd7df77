import { appleWebKit, isInstalled } from './apple-webkit.ts';

/**
 * What the browser tells of room, in bytes. `quotaBytes` is what it would give at most: Firefox and Safari say what they
 * mean; Chromium makes it up (what is used and 10 GB, seen in version 156), so there only `fits` knows.
 */
export interface DeviceRoom {
  readonly usedBytes: number;
  readonly quotaBytes: number;
}

/**
 * Whether the browser keeps what is saved when the device is full. `kept`: it has promised to. `decides`: it promises or refuses by
 * itself. `asks`: it would ask the learner.
 */
export type Keeping = 'kept' | 'decides' | 'asks';

/** Room on this device. */
export interface DeviceStorage {
  /** What Passage uses of what it may use; `null` where the browser does not tell. */
  room(): Promise<DeviceRoom | null>;
  /** Whether so many bytes can be written now, by writing them where they leave no trace; `null`: it cannot be tried. */
  fits(bytes: number): Promise<boolean | null>;
  keeping(): Promise<Keeping>;
  /** Asks for the promise to keep what is saved. Where the browser asks the learner it follows a tap that says what for. */
  persist(): Promise<boolean>;
  /** After how many days without a visit the browser clears what is saved; `null`: it does not. */
  clearedAfterDays(): Promise<number | null>;
}

/** WebKit clears a site that was not visited for a week, unless it is installed. */
const webKitDays = 7;

/** Chromium decides by the same signs as it offers an installation; Safari knows no such permission; Firefox asks. */
async function wouldAsk(browser: Navigator): Promise<boolean> {
  if ('onbeforeinstallprompt' in globalThis) return false;
  const permissions: Permissions | undefined = browser.permissions;
  const { state } = await permissions.query({ name: 'persistent-storage' });
  return state === 'prompt';
}

const probeName = 'room-probe';

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
    async fits(bytes) {
      try {
        const folder = await manager?.getDirectory?.();
        const file = await folder?.getFileHandle(probeName, { create: true });
        const writable = await file?.createWritable();
        if (!writable) return null;
        try {
          await writable.write(new Uint8Array(bytes));
        } finally {
          // What was written was never part of the file.
          await writable.abort();
        }
        return true;
      } catch (error) {
        return error instanceof DOMException && error.name === 'QuotaExceededError' ? false : null;
      }
    },
    async keeping() {
      try {
        if ((await manager?.persisted?.()) === true) return 'kept';
        return (await wouldAsk(browser)) ? 'asks' : 'decides';
      } catch {
        return 'decides';
      }
    },
    async clearedAfterDays() {
      // WebKit exempts a site whose storage it has promised to keep.
      const isCleared = appleWebKit(globalThis, browser) !== null && !isInstalled(globalThis, browser);
      return isCleared && (await this.keeping()) !== 'kept' ? webKitDays : null;
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
