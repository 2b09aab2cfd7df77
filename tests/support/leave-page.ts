/** What a browser tells a page that goes into its back/forward cache. Headless Chromium has none: the scripts of the page go on. */
export function leavePage(): void {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
}

/** The learner has gone back to it. */
export function returnToPage(): void {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

/** As in WebKit, which tells few of its transactions that they were aborted: as long as `isSilent` says so. */
export function tellOfNoAbort(isSilent: () => boolean): void {
  const transaction = Reflect.get(IDBDatabase.prototype, 'transaction') as (
    this: IDBDatabase,
    ...args: Parameters<IDBDatabase['transaction']>
  ) => IDBTransaction;
  const hush = (event: Event) => {
    if (event.isTrusted && isSilent()) event.stopImmediatePropagation();
  };
  IDBDatabase.prototype.transaction = function (...args) {
    const begun = transaction.apply(this, args);
    for (const kind of ['error', 'abort']) begun.addEventListener(kind, hush, true);
    return begun;
  };
}

/** The next page of the same origin: its transactions are no part of this page. */
export async function openNextPage(): Promise<{ indexedDB: IDBFactory; close: () => void }> {
  const frame = document.createElement('iframe');
  frame.src = '/';
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve);
    document.body.append(frame);
  });
  return { indexedDB: frame.contentWindow!.indexedDB, close: () => frame.remove() };
}
