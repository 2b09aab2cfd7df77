import { useEffect, useState } from 'react';
import type { TaskType } from '#contract/task-type.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { draftKey } from '#platform/drafts.ts';

/** Beside the learner's drafts, so that it goes with them. */
const name = 'last speaking question';

/** Notes which speaking question is open: a recording that another app shares is offered for it first. */
export function useNoteSpoken(taskType: TaskType, practiceId: number): void {
  const { userId } = useDataContext();
  const { drafts } = usePracticePorts();
  useEffect(() => {
    if (taskAddresses[taskType].answerKind !== 'record') return;
    // A device without room offers the list.
    drafts.save(draftKey(userId, name), practiceId).catch(() => undefined);
  }, [drafts, userId, taskType, practiceId]);
}

/** The speaking question that was open last; `null` without any, `undefined` until it is known. */
export function useLastSpoken(): number | null | undefined {
  const { userId } = useDataContext();
  const { drafts } = usePracticePorts();
  const [last, setLast] = useState<number | null>();
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const kept = await drafts.load(draftKey(userId, name)).catch(() => null);
      if (!isGone) setLast(typeof kept === 'number' ? kept : null);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [drafts, userId]);
  return last;
}
