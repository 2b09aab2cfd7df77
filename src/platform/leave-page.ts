import { callbackPath } from './session/return-path.ts';

/** Where a learner who leaves finds the app: the same place, without what they looked for or wrote there. */
export const placeAfter = (pathname: string): string => (pathname === callbackPath ? '/' : pathname);

/**
 * Loads the app anew at a path, so that nothing of who left stays in the memory of this page. It is hidden at once. `false`: it
 * cannot be loaded now, because it is neither stored on this device nor is there a network.
 */
export function leavePage(page: Window, path: string): boolean {
  const { document, location, navigator } = page;
  const isStored = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (!isStored && !navigator.onLine) return false;
  document.title = 'Passage';
  document.documentElement.style.visibility = 'hidden';
  location.replace(path);
  return true;
}
