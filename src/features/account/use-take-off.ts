import { forgetLearner } from '#data/commands/forget-learner.ts';
import { beginLeaving, endLeaving } from '#data/commands/leaving.ts';
import { localUserId } from '#data/store/rows.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { forgetHomeHint } from '#platform/home-hint.ts';
import { forgetLessonPlaces } from '#platform/lessons/lesson-places.ts';
import { keepLocalWork } from '#platform/local-work.ts';
import { useAccountPorts } from './account-ports.ts';
import { farewellText, type Farewell } from './farewell.ts';

/** What is to be said, and where, after everything is off the device. */
interface Way {
  readonly path: string;
  /** `null`: there is nothing to say. */
  readonly farewell: (left: number) => Farewell | null;
}

/**
 * Takes everything of this learner off this device, unfinished texts too; what others did here stays, and so does the sign-in. Returns
 * how many of the learner's rows are left, counted afterwards: 0.
 */
export function useEmptyDevice(): () => Promise<{ left: number }> {
  const context = useDataContext();
  const { drafts, sharedFiles } = useAccountPorts();
  return async () => {
    const { left } = await forgetLearner(context);
    await drafts.removeAllOf(context.userId);
    await sharedFiles.forget();
    forgetHomeHint();
    forgetLessonPlaces();
    if (context.userId === localUserId) keepLocalWork(false);
    return { left };
  };
}

/** `useEmptyDevice`, and signs out. `isOut` is `false` where this device refuses that: then the learner is still signed in. */
export function useTakeOff(): (way: Way) => Promise<{ left: number; isOut: boolean }> {
  const context = useDataContext();
  const { signOut } = useAccountPorts();
  const empty = useEmptyDevice();
  return async ({ path, farewell }) => {
    if (context.userId === localUserId) return { ...(await empty()), isOut: true };
    // What other tabs write as they go, and what a sync that is under way brings, goes too. On a full device it may stay.
    await beginLeaving(context).catch(() => undefined);
    let isOut = false;
    try {
      const { left } = await empty();
      const word = farewell(left);
      isOut = await signOut({ path, farewell: word && farewellText(word) });
      return { left, isOut };
    } finally {
      // Who is still here keeps what is here, also when they leave some other time.
      if (!isOut) await endLeaving(context);
    }
  };
}

/** Signs out and leaves everything on this device, where nobody sees it until the learner is back. */
export function useKeepAndLeave(): () => Promise<{ isOut: boolean }> {
  const context = useDataContext();
  const { signOut, isOnline } = useAccountPorts();
  return async () => {
    // A deletion that this device refused, and could not take back either, must not come after all.
    await endLeaving(context);
    const farewell = farewellText({ kind: 'kept', isOffline: !isOnline() });
    return { isOut: await signOut({ path: '/me/account', farewell }) };
  };
}
