import { discardOp } from '#data/commands/waiting-ops.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useUndoable } from '#data/hooks/use-undoable.ts';

/** Discards something that the learner has confirmed, after a while in which it can be undone. */
export function useDiscard(opId: string, onGone: () => void) {
  const context = useDataContext();
  return useUndoable(async () => void (await discardOp(context, { opId })), onGone);
}
