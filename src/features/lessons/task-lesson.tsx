import { useState, type ReactNode } from 'react';
import type { PteType } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { useLessonPorts, type LessonPorts } from '#ui/lessons/lesson-ports.ts';
import { UpgradeModal } from '#ui/premium/upgrade-modal.tsx';
import { LazyLessonOverlay } from './lazy-lesson-overlay.ts';
import type { ListedLesson } from './lesson-list.ts';
import { premiumWords } from './lesson-words.ts';
import { useLearner, useLessons } from './use-lessons.ts';

interface TaskLessonProps {
  taskType: TaskType;
  /** Draws the way to the lesson; `open` shows it, or says on a free plan what it is part of. */
  children: (lesson: ListedLesson, open: () => void) => ReactNode;
}

/** The lesson of one task, where the learner's exam has one; else nothing. */
export function TaskLesson(props: TaskLessonProps) {
  const ports = useLessonPorts();
  const learner = useLearner();
  return ports !== null && learner !== null && <Known {...props} {...learner} ports={ports} />;
}

interface KnownProps extends TaskLessonProps {
  pteType: PteType;
  hasLessons: boolean;
  ports: LessonPorts;
}

function Known({ taskType, children, pteType, hasLessons, ports }: KnownProps) {
  const { lessons } = useLessons(ports.lessons.packs, pteType);
  const [shown, setShown] = useState<TaskType | null>(null);
  const [last, setLast] = useState(taskType);
  const [isUpgradeOpen, setIsUpgradeOpen] = useState(false);
  const lesson = lessons.find((each) => each.taskType === taskType);
  if (lesson === undefined) return null;
  const show = (next: TaskType) => {
    setShown(next);
    setLast(next);
  };
  const open = () => {
    if (hasLessons) show(taskType);
    else setIsUpgradeOpen(true);
  };
  return (
    <>
      {children(lesson, open)}
      <LazyLessonOverlay
        opened={shown !== null}
        taskType={last}
        behind={taskType}
        onShow={show}
        onClose={() => setShown(null)}
      />
      <UpgradeModal opened={isUpgradeOpen} onClose={() => setIsUpgradeOpen(false)}>
        {premiumWords}
      </UpgradeModal>
    </>
  );
}
