import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Far, straight and quick enough to be meant. */
const least = { acrossPx: 60, upDownPx: 40, tookMs: 600 } as const;

/** A finger drawn across the video goes to the next or the previous lesson. */
export function useLessonSwipe(
  place: RefObject<HTMLElement | null>,
  onSwipe: (direction: 1 | -1) => void,
): void {
  const swipe = useEffectEvent(onSwipe);
  useEffect(() => {
    let start: { x: number; y: number; at: number } | null = null;
    const begin = (event: TouchEvent) => {
      const [touch] = event.touches;
      const isFree = !(event.target instanceof Element) || event.target.closest('input, select') === null;
      start =
        isFree && event.touches.length === 1 && touch !== undefined
          ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp }
          : null;
    };
    const end = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      if (start === null || touch === undefined) return;
      const across = touch.clientX - start.x;
      const isMeant =
        Math.abs(across) >= least.acrossPx &&
        Math.abs(touch.clientY - start.y) <= least.upDownPx &&
        event.timeStamp - start.at <= least.tookMs;
      start = null;
      if (!isMeant) return;
      const isForward = document.documentElement.dir === 'rtl' ? across > 0 : across < 0;
      swipe(isForward ? 1 : -1);
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    place.current?.addEventListener('touchstart', begin, options);
    place.current?.addEventListener('touchend', end, options);
    return () => listening.abort();
  }, [place]);
}
