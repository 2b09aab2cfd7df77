import { useEffect, useState, type RefObject } from 'react';

/** Takes the file that is dropped on an element. Gives whether something is held over it now. */
export function useDropped(target: RefObject<HTMLElement | null>, take: (file: File | undefined) => void) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener(
      'dragover',
      (event) => {
        // Without this the browser would open the file instead.
        event.preventDefault();
        setIsOver(true);
      },
      { signal },
    );
    element.addEventListener('dragleave', () => setIsOver(false), { signal });
    element.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer?.files[0]);
      },
      { signal },
    );
    return () => stop.abort();
  }, [target, take]);
  return isOver;
}
