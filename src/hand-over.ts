/** A page that never comes to rest is shown as it is after this. */
const longestMs = 8_000;

/** The title of a page, or the shape of one: the frame around the pages is drawn before there is any. */
const pageInFrame = 'main :is(h1, [aria-busy])';

/**
 * Takes the first view away as soon as the app shows as much: with its first page where the first view was only a shape
 * itself, else when that page no longer waits for anything. Until then the app renders unseen behind it (base.css).
 */
export function handOver(root: Element): void {
  const first = document.querySelector('#first-view');
  if (!first) return;
  const isShape = first.querySelector('[aria-busy="true"]') !== null;
  // A text that was begun goes on in the letters of the first view.
  const isRead = first.querySelector('[lang="en"]') !== null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = () => {
    changes.disconnect();
    clearTimeout(timer);
    first.remove();
    if (!isRead) document.documentElement.dataset['readingFont'] = '';
  };
  const changes = new MutationObserver(() => {
    if (root.childElementCount === 0) return;
    timer ??= setTimeout(finish, longestMs);
    // Nothing waits in a frame without a page either.
    if (root.querySelector(pageInFrame) === null) return;
    if (isShape || root.querySelector('[aria-busy="true"]') === null) finish();
  });
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
}
