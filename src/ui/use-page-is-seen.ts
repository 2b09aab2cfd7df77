import { useSyncExternalStore } from 'react';

/** Whether the page is in sight: not in another tab's shadow, and not on a phone that is locked. */
export function usePageIsSeen(): boolean {
  return useSyncExternalStore(subscribe, () => !document.hidden);
}

function subscribe(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
