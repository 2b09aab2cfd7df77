import { forgetLearner } from '#data/commands/forget-learner.ts';
import { localUserId } from '#data/rows.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { forgetHomeHint } from '#platform/home-hint.ts';
import { keepLocalWork } from '#platform/local-work.ts';
import { useAccountPorts } from './account-ports.ts';

/** Takes everything of this learner off this device, unfinished texts too; what others did here stays, and so does the sign-in. */
export function useEmptyDevice(): () => Promise<void> {
  const context = useDataContext();
  const { drafts, sharedFiles } = useAccountPorts();
  return async () => {
    await forgetLearner(context);
    await drafts.removeAllOf(context.userId);
    await sharedFiles.forget();
    forgetHomeHint();
    if (context.userId === localUserId) keepLocalWork(false);
  };
}

/** `useEmptyDevice`, and signs out. Returns how many of the learner's rows are left, counted afterwards: 0. */
export function useTakeOff(): () => Promise<{ left: number }> {
  const context = useDataContext();
  const { signOut } = useAccountPorts();
  const empty = useEmptyDevice();
  return async () => {
    await empty();
    if (context.userId !== localUserId) await signOut();
    // What a sync that was under way wrote meanwhile goes too.
    return forgetLearner(context);
  };
}
