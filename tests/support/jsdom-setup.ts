import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
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

// A busy machine needs more than the usual second.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);
