/** Safari has no `requestIdleCallback`. */
type IdleWindow = Pick<Window, 'addEventListener' | 'setTimeout'> &
  Partial<Pick<Window, 'requestIdleCallback'>> & { readonly document: Pick<Document, 'readyState'> };

/**
 * Resolves when the page has loaded, `restMs` have passed and the browser has nothing better to do: for what must not
 * stand in the way of the first screen, such as the download of the sound.
 */
export async function whenSettled(view: IdleWindow, restMs: number): Promise<void> {
  if (view.document.readyState !== 'complete') {
    await new Promise<void>((resolve) => {
      view.addEventListener('load', () => resolve(), { once: true });
    });
  }
  await new Promise<void>((resolve) => {
    view.setTimeout(resolve, restMs);
  });
  await new Promise<void>((resolve) => {
    if (view.requestIdleCallback) view.requestIdleCallback(() => resolve(), { timeout: restMs });
    else resolve();
  });
}
