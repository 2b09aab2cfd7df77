import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { changeZoom, clampZoom, type ZoomChange } from './zoom.ts';

interface Pinch {
  readonly apart: number;
  readonly zoom: number;
}

function apartOf(touches: TouchList): number {
  const [a, b] = [touches[0], touches[1]];
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
}

function keepMiddle(box: HTMLElement, by: number): void {
  box.scrollLeft = (box.scrollLeft + box.clientWidth / 2) * by - box.clientWidth / 2;
  box.scrollTop = (box.scrollTop + box.clientHeight / 2) * by - box.clientHeight / 2;
}

/** A box that scrolls, and how much its content is enlarged: by two fingers, by a wheel with Ctrl, or by `change`. */
export function useZoom() {
  const [zoom, setZoom] = useState(1);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const before = useRef(1);
  const latest = useRef(1);

  // What was in the middle stays there.
  useLayoutEffect(() => {
    latest.current = zoom;
    if (!box) return;
    const by = zoom / before.current;
    before.current = zoom;
    keepMiddle(box, by);
  }, [zoom, box]);

  // The browser would zoom the page; only listeners that are not passive may stop it.
  useEffect(() => {
    if (!box) return undefined;
    let pinch: Pinch | null = null;
    const start = ({ touches }: TouchEvent): void => {
      pinch = touches.length === 2 ? { apart: apartOf(touches), zoom: latest.current } : null;
    };
    const move = (event: TouchEvent): void => {
      if (event.touches.length !== 2 || !pinch || pinch.apart === 0) return;
      event.preventDefault();
      setZoom(clampZoom((pinch.zoom * apartOf(event.touches)) / pinch.apart));
    };
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setZoom((now) => clampZoom(now * Math.exp(-event.deltaY / 200)));
    };
    box.addEventListener('touchstart', start, { passive: true });
    box.addEventListener('touchmove', move, { passive: false });
    box.addEventListener('wheel', turn, { passive: false });
    return () => {
      box.removeEventListener('touchstart', start);
      box.removeEventListener('touchmove', move);
      box.removeEventListener('wheel', turn);
    };
  }, [box]);

  return { zoom, boxRef: setBox, change: (to: ZoomChange) => setZoom((now) => changeZoom(now, to)) };
}
