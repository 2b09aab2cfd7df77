import { startTransition, useEffect, useState } from 'react';

/**
 * `false` until the browser has drawn what came with this component, then `true`, drawn piece by piece: for parts that would
 * make the first frame late. Nothing that stands already may move when they come.
 */
export function useNextFrame(): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsDrawn(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isDrawn;
}
