import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { lookAtDesks } from '#features/practice/attempt/empty-desks.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { loadScreens } from '#features/practice/tasks/use-screens.ts';
import { whenSettled } from '#platform/settled.ts';

/** The list is drawn and touched first. */
const restMs = 400;

/** While a list is looked at, what its questions need to run is made ready: a tap opens one without waiting for code. */
export function QuestionCode({ taskType }: { taskType: TaskType }) {
  const router = useRouter();
  const { userId } = useDataContext();
  const { drafts } = usePracticePorts();
  useEffect(() => {
    let isGone = false;
    const prepare = async () => {
      await whenSettled(window, restMs);
      if (isGone) return;
      const { section, slug } = taskAddresses[taskType];
      await Promise.all([
        lookAtDesks(drafts, userId),
        router.preloadRoute({
          to: '/dashboard/$section/$slug/$questionId',
          params: { section, slug, questionId: '1' },
        }),
        loadScreens(taskType),
      ]);
    };
    // Without it a tap fetches the code, as ever.
    prepare().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [router, drafts, userId, taskType]);
  return null;
}
