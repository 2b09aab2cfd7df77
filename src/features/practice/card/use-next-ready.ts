import { useEffect } from 'react';
import { bankTaskTypes } from '#contract/items/bank-item.ts';
import type { SessionStop } from '#contract/entities/practice-session.ts';
import { findPractice } from '#data/queries/find-practice.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useReadAhead } from '#data/hooks/use-read-ahead.ts';
import { lookAtDesks } from '#features/practice/attempt/empty-desks.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { loadScreens } from '#features/practice/tasks/use-screens.ts';
import { whenSettled } from '#platform/settled.ts';

/** The question on the screen is drawn and touched first. */
const restMs = 400;

/** Makes ready what the learner may open from a question: its rows, the screens of its task, and that nothing was kept of it. */
export function useNextReady(stops: readonly SessionStop[]): void {
  const { userId } = useDataContext();
  const { drafts } = usePracticePorts();
  useReadAhead(
    findPractice,
    stops.map(({ practiceId }) => ({ practiceId })),
  );
  const wanted = [...new Set(stops.map(({ taskType }) => taskType))].join(' ');
  useEffect(() => {
    let isGone = false;
    const prepare = async () => {
      await whenSettled(window, restMs);
      if (isGone || wanted === '') return;
      const tasks = bankTaskTypes.filter((task) => wanted.split(' ').includes(task));
      await Promise.all([lookAtDesks(drafts, userId), ...tasks.map((task) => loadScreens(task))]);
    };
    // Without it the next question waits a moment, as ever.
    prepare().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [drafts, userId, wanted]);
}
