import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataContext } from './use-data-context.ts';

/** How long Undo is offered. */
const undoMs = 8_000;

/**
 * Does something after a while in which it can be undone. Until then nothing is touched: a browser that dies in between
 * loses nothing. Who leaves the screen does not mean to undo. `onGone` runs before it is done, when the time is over.
 */
export function useUndoable(run: () => Promise<void>, onGone?: () => void) {
  const { clock } = useDataContext();
  const [isGoing, setIsGoing] = useState(false);
  const isUndone = useRef(false);
  const latest = useRef({ run, onGone });
  useEffect(() => {
    latest.current = { run, onGone };
  });
  useEffect(() => {
    if (!isGoing) return undefined;
    let isDone = false;
    const finish = () => {
      if (isDone) return;
      isDone = true;
      void latest.current.run();
    };
    const cancel = clock.after(undoMs, () => {
      latest.current.onGone?.();
      finish();
    });
    return () => {
      cancel();
      if (!isUndone.current) finish();
      isUndone.current = false;
    };
  }, [isGoing, clock]);
  const start = useCallback(() => setIsGoing(true), []);
  return {
    isGoing,
    start,
    undo: () => {
      isUndone.current = true;
      setIsGoing(false);
    },
  };
}
