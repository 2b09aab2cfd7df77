import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Signs that the learner is at work on the page. */
const actions = ['pointerdown', 'keydown'] as const;

/**
 * After a change of the path the focus goes to the new page's title, so that a screen reader reads it and Tab starts
 * there; to the content until the title is there, when a page reads its data first, and to the title again when another
 * takes its place, until the learner does something. Not on the first page, and not when only the search part changed (a
 * filter must keep its focus).
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    const main = document.querySelector<HTMLElement>('#content');
    if (!main) return undefined;
    const changes = new MutationObserver(() => {
      // What had the focus may be gone with the page that was left.
      if (document.activeElement === main || document.activeElement === document.body) focusTitle(main);
    });
    const stop = () => changes.disconnect();
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      if (!focusTitle(main)) main.focus({ preventScroll: true });
      changes.observe(main, { childList: true, subtree: true });
    });
    for (const event of actions) document.addEventListener(event, stop, { capture: true });
    return () => {
      for (const event of actions) document.removeEventListener(event, stop, { capture: true });
      stop();
      unsubscribe();
    };
  }, [router]);
}

function focusTitle(main: HTMLElement): boolean {
  const title = main.querySelector<HTMLElement>('h1[tabindex]');
  title?.focus({ preventScroll: true });
  return title !== null;
}
