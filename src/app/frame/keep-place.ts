import type { AnyRouter } from '@tanstack/react-router';

/** What a learner does who wants to be elsewhere on the page. */
const moves = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * A page that one comes back to is where it was left: by the browser's Back, and by a link from a question up to its list. The router
 * scrolls once, when rows that are still being read have left the page short; so the page keeps the height until they are there.
 */
export function keepPlace(router: Pick<AnyRouter, 'subscribe'>, window: Window): void {
  const left = new Map<string, number>();
  let letGo = () => {};
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    letGo();
    if (!fromLocation) return;
    const { href, state } = fromLocation;
    left.set(href, window.scrollY);
    if (state.__TSR_key !== undefined) left.set(state.__TSR_key, window.scrollY);
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    const isUp = fromLocation?.pathname.startsWith(`${toLocation.pathname}/`) === true;
    const top = left.get(toLocation.state.__TSR_key ?? '') ?? (isUp ? left.get(toLocation.href) : undefined);
    if (top !== undefined && top > window.scrollY) letGo = hold(window, top);
  });
}

/** Holds the page at `top`, in pixels, until it is high enough by itself or the learner moves it. Gives how to let go. */
function hold(window: Window, top: number): () => void {
  const { body } = window.document;
  const main = body.querySelector('main');
  if (!main) return () => {};
  const needed = top + window.innerHeight;
  const holding = new AbortController();
  const growth = new ResizeObserver(() => {
    if (main.getBoundingClientRect().bottom + window.scrollY >= needed) letGo();
  });
  const letGo = () => {
    holding.abort();
    growth.disconnect();
    body.style.minHeight = '';
  };
  body.style.minHeight = `${needed}px`;
  window.scrollTo(0, top);
  for (const move of moves) window.addEventListener(move, letGo, { signal: holding.signal, passive: true });
  growth.observe(main);
  return letGo;
}
