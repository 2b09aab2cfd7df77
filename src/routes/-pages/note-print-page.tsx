import '#ui/mantine-styles.ts';
import { NotFound } from '#app/frame/not-found.tsx';
import { taskTypes } from '#contract/task-type.ts';
import { NotePrintScreen } from '#features/notes/note-print-screen.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import type { PlainSearch } from './plain-search.ts';

/** `/note-print/{practiceType}?id=`: the notes of a task on paper, or the one on a question. */
export function NotePrintPage({ practiceType, search }: { practiceType: string; search: PlainSearch }) {
  const taskType = taskTypes.find((one) => one === practiceType);
  const { id } = search;
  if (!taskType) return <NotFound />;
  return (
    <WhenStarted waiting={<SkeletonBlock height="12rem" />}>
      <NotePrintScreen taskType={taskType} practiceId={id && /^\d{1,6}$/u.test(id) ? Number(id) : null} />
    </WhenStarted>
  );
}
