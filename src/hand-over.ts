/** A page that never comes to rest is shown as it is after this. */
const longestMs = 8_000;

/**
 * Takes the server's first view away as soon as the app shows as much: at once where the first view was only a shape
 * itself, else when the app no longer waits for anything. Until then the app renders unseen behind it (base.css).
 */
export function handOver(root: Element): void {
  const first = document.querySelector('#first-view');
  if (!first) return;
  const isShape = first.querySelector('[aria-busy="true"]') !== null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = () => {
    changes.disconnect();
    clearTimeout(timer);
    first.remove();
  };
  const changes = new MutationObserver(() => {
    if (root.childElementCount === 0) return;
    timer ??= setTimeout(finish, longestMs);
    if (isShape || root.querySelector('[aria-busy="true"]') === null) finish();
  });
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
}
