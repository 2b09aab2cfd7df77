import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a change of the path the focus goes to the new page's title, so that a screen reader reads it and Tab starts
 * there. Not on the first page, and not when only the search part changed (a filter must keep its focus).
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const main = document.querySelector<HTMLElement>('#content');
        const title = main?.querySelector<HTMLElement>('h1[tabindex]');
        (title ?? main)?.focus({ preventScroll: true });
      }),
    [router],
  );
}
