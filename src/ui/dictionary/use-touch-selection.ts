import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A selection that is not moved any more: both of its handles may be dragged first. */
const restMs = 700;

/**
 * With a finger a selection is made by holding and by its handles, of which the page hears nothing but that the selection has
 * changed. `onRest` is called once it rests. Gives what hears of each touch: whether it was one of a finger.
 */
export function useTouchSelection(
  area: RefObject<Element | null>,
  onRest: () => void,
): (isTouch: boolean) => void {
  const latest = useRef(onRest);
  const isTouched = useRef(false);
  useEffect(() => {
    latest.current = onRest;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = () => {
      clearTimeout(timer);
      const selection = getSelection();
      if (!isTouched.current || selection === null || selection.isCollapsed) return;
      if (!area.current?.contains(selection.anchorNode)) return;
      timer = setTimeout(() => latest.current(), restMs);
    };
    document.addEventListener('selectionchange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onChange);
    };
  }, [area]);
  return useCallback((isTouch: boolean) => {
    isTouched.current = isTouch;
  }, []);
}
