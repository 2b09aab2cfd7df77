import { useEffect, type RefObject } from 'react';

/** The bar of the question stays above it. */
const barPx = 56;

/**
 * Brings the end of what is answered into sight, just above an on-screen keyboard that has opened, where the field that is written in
 * has room above it. With the keyboard the text boxes are no taller than that (text-box.module.css).
 */
export function useAboveKeyboard(end: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Not everywhere: older engines have none.
    const { visualViewport: seen } = window;
    if (!seen) return undefined;
    const look = () => {
      const field = document.activeElement;
      if (!('keyboard' in document.documentElement.dataset) || !(field instanceof HTMLElement)) return;
      if (!field.matches('textarea, input') || end.current === null) return;
      const neededPx = end.current.getBoundingClientRect().bottom - field.getBoundingClientRect().top;
      // Its margin below is what the keyboard covers.
      if (neededPx + barPx <= seen.height) end.current.scrollIntoView({ block: 'end' });
    };
    let frame = 0;
    // The style sheets hear of the keyboard from the same event, and the browser keeps its place while a box becomes lower.
    const lookAfter = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(look);
      });
    };
    seen.addEventListener('resize', lookAfter);
    return () => {
      cancelAnimationFrame(frame);
      seen.removeEventListener('resize', lookAfter);
    };
  }, [end]);
}
