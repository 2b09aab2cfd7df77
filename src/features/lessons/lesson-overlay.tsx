import '#ui/mantine-styles.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { TaskType } from '#contract/task-type.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import Modal from '#ui/overlay/mantine-modal.ts';
import { useLessonPorts, type LessonPorts } from '#ui/lessons/lesson-ports.ts';
import { Standing } from './lesson-coming.tsx';
import { LessonNav } from './lesson-nav.tsx';
import { LessonView } from './lesson-view.tsx';
import classes from './lesson.module.css';
import { useLearner, useLessons } from './use-lessons.ts';

export interface LessonOverlayProps {
  opened: boolean;
  /** The lesson that is shown. */
  taskType: TaskType;
  /** Shows another one. */
  onShow: (taskType: TaskType) => void;
  onClose: () => void;
  /** The task that waits behind the overlay: to practise it, closing is enough. Absent on the page of all videos. */
  behind?: TaskType;
}

/** The lessons of the learner's exam over the whole screen, one at a time. */
export function LessonOverlay({ opened, onClose, ...shown }: LessonOverlayProps) {
  const ports = useLessonPorts();
  const learner = useLearner();
  const pteType = learner?.pteType ?? 'ACADEMIC';
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={taskName(pteType, shown.taskType)}
      fullScreen
      radius={0}
      padding={0}
      transitionProps={{ duration: 0 }}
      classNames={{
        root: classes.root ?? '',
        inner: classes.inner ?? '',
        content: classes.overlay ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        close: classes.close ?? '',
        body: classes.body ?? '',
      }}
    >
      {ports && <Shown {...shown} pteType={pteType} ports={ports} onClose={onClose} />}
    </Modal>
  );
}

interface ShownProps extends Omit<LessonOverlayProps, 'opened'> {
  pteType: Parameters<typeof useLessons>[1];
  ports: LessonPorts;
}

function Shown({ taskType, pteType, ports, onShow, onClose, behind }: ShownProps) {
  const { clock } = useDataContext();
  const [all] = useState(() => ({ ...ports, clock }));
  const { status, lessons } = useLessons(ports.lessons.packs, pteType);
  const at = lessons.findIndex((lesson) => lesson.taskType === taskType);
  const lesson = lessons[at];
  if (lesson === undefined)
    return (
      <Standing>{status === 'known' ? 'There is no lesson for this task yet.' : 'Loading video...'}</Standing>
    );
  return (
    <>
      <LessonView
        key={lesson.taskType}
        lesson={lesson}
        before={lessons[at - 1] ?? null}
        next={lessons[at + 1] ?? null}
        ports={all}
        onPractise={behind === taskType ? onClose : null}
        onShow={(other) => onShow(other.taskType)}
        onClose={onClose}
      />
      <LessonNav lessons={lessons} at={at} onShow={(other) => onShow(other.taskType)} />
      {behind !== undefined && (
        <p className={classes.all}>
          To view all videos, <Link to="/dashboard/flash-video">click here</Link>
        </p>
      )}
    </>
  );
}
