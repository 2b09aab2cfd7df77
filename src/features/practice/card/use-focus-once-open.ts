import { useEffect, useRef } from 'react';

/** The gate that had the focus is gone: a keyboard goes on in the question, and not at the top of the page. */
export function useFocusOnceOpen(isShut: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const wasShut = useRef(isShut);
  useEffect(() => {
    // Who has just changed the mode stays there.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasShut.current && !isShut && isLost) panel.current?.focus({ preventScroll: true });
    wasShut.current = isShut;
  }, [isShut]);
  return panel;
}
