/**
 * Runs when the page may be about to go: a phone freezes or discards it without another word, and a reload kills what
 * is under way. What runs must be done when it returns. The returned function stops it.
 */
export function whenPageHides(run: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('pagehide', run, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && run(), { signal });
  return () => listening.abort();
}

/** Runs each time the page is seen again. The returned function stops it. */
export function whenPageIsSeen(run: () => void): () => void {
  const look = () => {
    if (!document.hidden) run();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
