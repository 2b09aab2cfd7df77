import { useEffect, useRef, useState } from 'react';
import { discardOp } from '#data/commands/waiting-ops.ts';
import { useDataContext } from '#data/use-data-context.ts';

/** How long Undo is offered. */
const undoMs = 8_000;

/**
 * Discards something that the learner has confirmed, after a while in which it can be undone. Until then nothing is
 * touched: a browser that dies in between loses nothing. Who leaves the screen does not mean to undo.
 */
export function useDiscard(opId: string, onGone: () => void) {
  const context = useDataContext();
  const [isGoing, setIsGoing] = useState(false);
  const isUndone = useRef(false);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (!isGoing) return undefined;
    let isDone = false;
    const discard = () => {
      if (isDone) return;
      isDone = true;
      void discardOp(context, { opId });
    };
    const cancel = context.clock.after(undoMs, () => {
      gone.current();
      discard();
    });
    return () => {
      cancel();
      if (!isUndone.current) discard();
      isUndone.current = false;
    };
  }, [isGoing, context, opId]);
  return {
    isGoing,
    start: () => setIsGoing(true),
    undo: () => {
      isUndone.current = true;
      setIsGoing(false);
    },
  };
}
