import { useEffect } from 'react';
import { press } from './shortcut-keys.ts';

/** Far and straight and quick enough to be meant. */
const least = { acrossPx: 80, upDownPx: 50, tookMs: 600 } as const;
/** The browser has gestures of its own at the edge. */
const edgePx = 28;
/** What a finger moves by itself, or types and chooses with. */
const own =
  'input, textarea, select, [contenteditable="true"], [role="slider"], dialog, [role="dialog"], [aria-roledescription], [data-no-swipe]';

/** A finger drawn across the question goes to the next or the previous one. Nothing is lost by it: what was begun is kept. */
export function useSwipe(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let start: { x: number; y: number; at: number } | null = null;
    const begin = (event: TouchEvent) => {
      const [touch] = event.touches;
      const isOne = event.touches.length === 1 && touch !== undefined;
      const isInside = isOne && touch.clientX > edgePx && touch.clientX < window.innerWidth - edgePx;
      start =
        isInside && isFree(event.target) ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : null;
    };
    const end = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      if (!start || !touch) return;
      const across = touch.clientX - start.x;
      const isMeant =
        Math.abs(across) >= least.acrossPx &&
        Math.abs(touch.clientY - start.y) <= least.upDownPx &&
        event.timeStamp - start.at <= least.tookMs;
      start = null;
      // A finger that chose words on its way did not mean to leave.
      if (!isMeant || !(document.getSelection()?.isCollapsed ?? true)) return;
      const isForward = document.documentElement.dir === 'rtl' ? across > 0 : across < 0;
      press(isForward ? 'n' : 'p');
    };
    document.addEventListener('touchstart', begin, { passive: true });
    document.addEventListener('touchend', end, { passive: true });
    return () => {
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchend', end);
    };
  }, [isOn]);
}

/** Whether nothing under the finger has a use for being drawn across, such as a table that scrolls. */
function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(own)) return false;
  for (let at: Element | null = target; at && at !== document.body; at = at.parentElement) {
    const scrolls = /auto|scroll/u.test(getComputedStyle(at).overflowX);
    if (scrolls && at.scrollWidth > at.clientWidth) return false;
  }
  return true;
}
