/** Whether bytes cost money now, as far as the browser tells. */
export interface MobileData {
  /** `false` also where the browser does not tell. */
  isMetered(): boolean;
  /** Whether the browser tells at all. Where it does not, nothing waits for Wi-Fi. */
  isTold(): boolean;
  subscribe(onChange: () => void): () => void;
}

/** Not in TypeScript's library: Chromium only, and `type` on phones only. */
interface Connection extends EventTarget {
  readonly type?: string;
  readonly saveData?: boolean;
}

export function createMobileData(browser: Navigator & { readonly connection?: Connection }): MobileData {
  const { connection } = browser;
  return {
    isMetered: () => connection?.type === 'cellular' || connection?.saveData === true,
    isTold: () => connection?.type !== undefined || connection?.saveData === true,
    subscribe(onChange) {
      connection?.addEventListener('change', onChange);
      return () => connection?.removeEventListener('change', onChange);
    },
  };
}
