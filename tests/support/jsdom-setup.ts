import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { afterEach } from 'vitest';

// The window is that of the test files before (one-jsdom.ts), and what they stored is still there.
localStorage.clear();
sessionStorage.clear();

// What jsdom lacks and Mantine asks for.
window.matchMedia = (query: string): MediaQueryList => {
  const list = {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  };
  return list;
};
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;

/** All that React has put off is done: the effects too of what a test has only just found on the screen. */
const whenReactIsIdle = () =>
  new Promise<void>((resolve) => {
    unstable_scheduleCallback(unstable_IdlePriority, () => resolve());
  });

const acting = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };

configure({
  // A busy machine needs more than the usual second.
  asyncUtilTimeout: 30_000,
  // In the library's own way a test goes on after a timer of 0 ms: on a busy machine before a component that it has found listens.
  async asyncWrapper(run) {
    const { IS_REACT_ACT_ENVIRONMENT: before } = acting;
    acting.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      const result = await run();
      await whenReactIsIdle();
      return result;
    } finally {
      acting.IS_REACT_ACT_ENVIRONMENT = before;
    }
  },
});
afterEach(() => {
  cleanup();
  // What a test wrote into the page by itself: the next test file would find it there.
  document.body.replaceChildren();
});
