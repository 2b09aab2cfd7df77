import { startTransition, useEffect, useState } from 'react';

/**
 * False until what is drawn first is on the screen, then true: for what a screen can do without for a moment. It is drawn bit by
 * bit, and a touch is answered in between.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // A frame's own callbacks come before its drawing.
      waiting = setTimeout(() => startTransition(() => setIsPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(waiting);
    };
  }, []);
  return isPainted;
}
