import { useRef, useState } from 'react';
import type { Clock } from '#platform/clock.ts';
import type { Player } from '#platform/player/player.ts';
import type { LessonPorts } from '#ui/lessons/lesson-ports.ts';
import { EndPanel } from './end-panel.tsx';
import { Choice, LessonComing, Standing } from './lesson-coming.tsx';
import type { ListedLesson } from './lesson-list.ts';
import { LessonPlayer } from './lesson-player.tsx';
import classes from './lesson.module.css';
import { Transcript } from './transcript.tsx';
import { useCues } from './use-captions.ts';
import { useLessonFile } from './use-lesson-file.ts';
import { useLessonSwipe } from './use-lesson-swipe.ts';

export interface LessonViewProps {
  lesson: ListedLesson;
  before: ListedLesson | null;
  next: ListedLesson | null;
  ports: LessonPorts & { readonly clock: Pick<Clock, 'after'> };
  onPractise: (() => void) | null;
  onShow: (lesson: ListedLesson) => void;
  onClose: () => void;
}

/** One lesson: its video as soon as it is here, and its text. */
export function LessonView({ lesson, before, next, ports, onPractise, onShow, onClose }: LessonViewProps) {
  const { taskType, name, state } = lesson;
  const stage = useRef<HTMLElement>(null);
  const [player, setPlayer] = useState<Player | null>(null);
  const { found, again } = useLessonFile(ports.lessons, taskType, state.status);
  const cues = useCues(found.status === 'open' ? found.file.captions : null);
  useLessonSwipe(stage, (direction) => {
    const other = direction === 1 ? next : before;
    if (other !== null) onShow(other);
  });
  return (
    <>
      <section
        className={classes.stage}
        ref={stage}
        aria-label={`Video: ${name}`}
        tabIndex={-1}
        data-autofocus
      >
        {found.status === 'coming' && (
          <LessonComing lesson={lesson} packs={ports.lessons.packs} onClose={onClose} />
        )}
        {found.status === 'lost' && (
          <Standing action={<Choice onPress={again}>Try again</Choice>}>
            The download was damaged, so it was deleted. Try again.
          </Standing>
        )}
        {found.status === 'open' && (
          <LessonPlayer
            taskType={taskType}
            title={name}
            file={found.file}
            cues={cues}
            ports={ports}
            onPlayer={setPlayer}
            onAgain={again}
            end={
              <EndPanel
                lesson={lesson}
                next={next}
                onPractise={onPractise}
                onAgain={() => void player?.play()}
                onShow={onShow}
              />
            }
          />
        )}
      </section>
      <Transcript
        cues={cues}
        onSeek={
          player === null
            ? null
            : (positionMs) => {
                player.seekTo(positionMs);
                void player.play();
              }
        }
      />
    </>
  );
}
