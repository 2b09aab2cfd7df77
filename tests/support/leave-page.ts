/** What a browser tells a page that goes into its back/forward cache. Headless Chromium has none: the scripts of the page go on. */
export function leavePage(): void {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
}

/** The learner has gone back to it. */
export function returnToPage(): void {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
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
