import { measuredSpeed, type FetchTiming } from './line-speed.ts';

/** What the browser tells of the line: whether bytes cost money now, and how many come in a second. */
export interface MobileData {
  /** `false` also where the browser does not tell. */
  isMetered(): boolean;
  /** Whether the browser tells at all. Where it does not, nothing waits for Wi-Fi. */
  isTold(): boolean;
  /** As the browser tells it, else as this page has seen it; `null` where neither says. */
  bytesPerSecond(): number | null;
  subscribe(onChange: () => void): () => void;
}

/** Not in TypeScript's library: Chromium only, and `type` on phones only. */
interface Connection extends EventTarget {
  readonly type?: string;
  readonly saveData?: boolean;
  /** Mbit/s, rounded; Chromium tells 10 at most. */
  readonly downlink?: number;
}

export function createMobileData(
  browser: Navigator & { readonly connection?: Connection },
  listFetches: () => readonly FetchTiming[] = () => [],
): MobileData {
  const { connection } = browser;
  return {
    isMetered: () => connection?.type === 'cellular' || connection?.saveData === true,
    isTold: () => connection?.type !== undefined || connection?.saveData === true,
    bytesPerSecond() {
      const told = connection?.downlink;
      return told ? (told * 1_000_000) / 8 : measuredSpeed(listFetches());
    },
    subscribe(onChange) {
      connection?.addEventListener('change', onChange);
      return () => connection?.removeEventListener('change', onChange);
    },
  };
}
