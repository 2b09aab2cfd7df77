const covered = '--passage-keyboard';
const visible = '--passage-seen';
/** Less is a bar of the browser. */
const leastPx = 120;

/**
 * Tells the style sheets how much an on-screen keyboard covers of the page from below (`--passage-keyboard`) and leaves of it
 * (`--passage-seen`), in pixels, and `data-keyboard` on the root. Browsers lay the keyboard over what stands at the bottom, and only
 * `visualViewport` knows of it.
 */
export function watchOnScreenKeyboard(page: Window): () => void {
  const { visualViewport: seen } = page;
  if (!seen) return () => undefined;
  const { documentElement: root } = page.document;
  const look = () => {
    // Of a page that was zoomed a part is seen, too.
    const isZoomed = seen.scale > 1.01;
    const hiddenPx = isZoomed ? 0 : Math.round(root.clientHeight - seen.height);
    if (hiddenPx < leastPx) {
      delete root.dataset['keyboard'];
      root.style.removeProperty(covered);
      root.style.removeProperty(visible);
      return;
    }
    root.dataset['keyboard'] = '';
    root.style.setProperty(visible, `${Math.round(seen.height)}px`);
    root.style.setProperty(covered, `${Math.max(0, hiddenPx - Math.round(seen.offsetTop))}px`);
  };
  const watching = new AbortController();
  seen.addEventListener('resize', look, { signal: watching.signal });
  seen.addEventListener('scroll', look, { signal: watching.signal });
  look();
  return () => watching.abort();
}
