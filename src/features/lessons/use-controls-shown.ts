import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Clock } from '#platform/clock.ts';

const hideAfterMs = 3_000;

interface ControlsShown {
  readonly isShown: boolean;
  /** The learner has moved, touched or typed something. */
  readonly wake: () => void;
}

/**
 * Hides the controls of what plays 3 s after the last sign of the learner (spec section 4). Not while it is paused, and not while
 * the pointer or the keyboard is on them.
 */
export function useControlsShown(
  clock: Pick<Clock, 'after'>,
  isPlaying: boolean,
  controls: RefObject<HTMLElement | null>,
): ControlsShown {
  const [isAwake, setIsAwake] = useState(true);
  const cancel = useRef(() => {});
  const count = useCallback(() => {
    const look = () => {
      if (isInUse(controls.current)) cancel.current = clock.after(hideAfterMs, look);
      else setIsAwake(false);
    };
    cancel.current();
    cancel.current = clock.after(hideAfterMs, look);
  }, [clock, controls]);
  const wake = useCallback(() => {
    setIsAwake(true);
    if (isPlaying) count();
  }, [count, isPlaying]);
  useEffect(() => {
    if (isPlaying) count();
    return () => cancel.current();
  }, [isPlaying, count]);
  return { isShown: isAwake || !isPlaying, wake };
}

/** A finger leaves `:hover` behind where it touched: only a pointer that hovers counts. */
function isInUse(controls: HTMLElement | null): boolean {
  if (controls === null) return false;
  const { activeElement } = document;
  if (controls.contains(activeElement) && activeElement?.matches(':focus-visible') === true) return true;
  return window.matchMedia('(hover: hover)').matches && controls.matches(':hover');
}
