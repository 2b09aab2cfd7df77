import { useState } from 'react';
import { sections } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { EmptyPages } from '#ui/empty-pages.tsx';
import { useLessonPorts, type LessonPorts } from '#ui/lessons/lesson-ports.ts';
import { Message } from '#ui/message.tsx';
import { UpgradeModal } from '#ui/premium/upgrade-modal.tsx';
import { SkillMark, skillWords } from '#ui/skill-mark.tsx';
import classes from './all-lessons.module.css';
import type { FlashVideoScreenProps } from './flash-video-props.ts';
import { LazyLessonOverlay } from './lazy-lesson-overlay.ts';
import { LessonCard } from './lesson-card.tsx';
import { LessonDownloads } from './lesson-downloads.tsx';
import { premiumWords } from './lesson-words.ts';
import { LessonsWaiting } from './lessons-waiting.tsx';
import { PremiumLine } from './premium-line.tsx';
import { useLearner, useLessons } from './use-lessons.ts';

export function AllLessons(props: FlashVideoScreenProps) {
  const ports = useLessonPorts();
  const learner = useLearner();
  if (ports === null || learner === null) return <LessonsWaiting />;
  return <OfExam {...props} {...learner} ports={ports} />;
}

interface OfExamProps extends FlashVideoScreenProps, NonNullable<ReturnType<typeof useLearner>> {
  ports: LessonPorts;
}

function OfExam({ play, onPlay, pteType, hasLessons, ports }: OfExamProps) {
  const { packs } = ports.lessons;
  const { status, lessons } = useLessons(packs, pteType);
  const isOpen = play !== null && hasLessons && lessons.some(({ taskType }) => taskType === play);
  const [last, setLast] = useState<TaskType>('RA');
  if (isOpen && play !== last) setLast(play);
  if (status === 'loading') return <LessonsWaiting />;
  if (lessons.length === 0) return <None status={status} />;
  return (
    <>
      <div className={classes.top}>
        {hasLessons ? <LessonDownloads lessons={lessons} packs={packs} /> : <PremiumLine />}
      </div>
      {sections.map((section) => {
        const own = lessons.filter((lesson) => lesson.section === section);
        return own.length === 0 ? null : (
          <section key={section} className={classes.section} aria-labelledby={`lessons-${section}`}>
            <h2 className={classes.skill} id={`lessons-${section}`}>
              <SkillMark section={section} />
              {skillWords[section]}
            </h2>
            <ul className={classes.cards}>
              {own.map((lesson) => (
                <LessonCard
                  key={lesson.taskType}
                  lesson={lesson}
                  ports={ports}
                  canWatch={hasLessons}
                  // What was watched just now is marked when the player closes.
                  isWatched={ports.places.wasWatched(lesson.taskType)}
                  onOpen={() => onPlay(lesson.taskType)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <LazyLessonOverlay opened={isOpen} taskType={last} onShow={onPlay} onClose={() => onPlay(null)} />
      <UpgradeModal opened={play !== null && !hasLessons} onClose={() => onPlay(null)}>
        {premiumWords}
      </UpgradeModal>
    </>
  );
}

function None({ status }: { status: 'silent' | 'unknown' | 'known' }) {
  const [title, text] = noneWords[status];
  return (
    <Message title={title} picture={<EmptyPages />}>
      {text}
    </Message>
  );
}

const noneWords = {
  silent: ['The videos are not here', 'Storage on this device is not responding. Passage keeps trying.'],
  unknown: ['No connection', 'You see the videos here when you are online.'],
  known: ['No videos yet', 'This server has no learning videos. All practice works without them.'],
} as const;
