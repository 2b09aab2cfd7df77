import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a change of the path the focus goes to the new page's title, so that a screen reader reads it and Tab starts
 * there; to the content until the title is there, when a page reads its data first. Not on the first page, and not when
 * only the search part changed (a filter must keep its focus).
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    const main = document.querySelector<HTMLElement>('#content');
    if (!main) return undefined;
    const waiting = new MutationObserver(() => {
      // The learner is somewhere else already: leave them there.
      if (document.activeElement !== main || focusTitle(main)) waiting.disconnect();
    });
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      waiting.disconnect();
      if (focusTitle(main)) return;
      main.focus({ preventScroll: true });
      waiting.observe(main, { childList: true, subtree: true });
    });
    return () => {
      waiting.disconnect();
      unsubscribe();
    };
  }, [router]);
}

function focusTitle(main: HTMLElement): boolean {
  const title = main.querySelector<HTMLElement>('h1[tabindex]');
  title?.focus({ preventScroll: true });
  return title !== null;
}
