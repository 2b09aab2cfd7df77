import type { Page } from '@playwright/test';

/** From the next page on, opening a database waits until `release`, so that what stands before it is read can be looked at. */
export async function holdStorage(page: Page): Promise<{ release: () => Promise<void> }> {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(globalThis, { releaseStorage: resolve });
    const { prototype } = IDBFactory;
    const { value: open } = Object.getOwnPropertyDescriptor(prototype, 'open') as {
      value: (this: IDBFactory, name: string, version?: number) => IDBOpenDBRequest;
    };
    prototype.open = function (this: IDBFactory, ...args) {
      const held = new EventTarget();
      const result: { request?: IDBOpenDBRequest } = {};
      const handlers = new Set(['onsuccess', 'onerror', 'onblocked', 'onupgradeneeded']);
      const kept = new Map<PropertyKey, unknown>();
      const listeners: [string, EventListener, (boolean | AddEventListenerOptions)?][] = [];
      const openThen = async () => {
        await promise;
        const request = open.apply(this, args);
        result.request = request;
        for (const [key, value] of kept) Reflect.set(request, key, value);
        for (const listener of listeners) request.addEventListener(...listener);
      };
      void openThen();
      return new Proxy(held, {
        get(_, key) {
          const { request } = result;
          if (key === 'addEventListener' && !request)
            return (...listener: (typeof listeners)[number]) => listeners.push(listener);
          if (!request) return kept.get(key);
          const value: unknown = Reflect.get(request, key, request);
          return typeof value === 'function' && !handlers.has(String(key)) ? value.bind(request) : value;
        },
        set(_, key, value) {
          if (result.request) return Reflect.set(result.request, key, value);
          kept.set(key, value);
          return true;
        },
      }) as unknown as IDBOpenDBRequest;
    };
  });
  return {
    release: async () =>
      page.evaluate(() => (globalThis as unknown as { releaseStorage: () => void }).releaseStorage()),
  };
}
