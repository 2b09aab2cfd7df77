import { useCallback, useEffect, useState } from 'react';
import type { Section } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { Lessons } from '#platform/lessons/lessons.ts';
import { SkillMark } from '#ui/skill-mark.tsx';
import { WhenSeen } from '#ui/when-seen.tsx';
import classes from './all-lessons.module.css';

interface CoverProps {
  lessons: Pick<Lessons, 'cover'>;
  taskType: TaskType;
  section: Section;
}

/** The picture of a lesson, fetched when it comes near the screen; a drawn block where there is none. */
export function Cover(props: CoverProps) {
  return (
    <WhenSeen height="1px">
      <Seen {...props} />
    </WhenSeen>
  );
}

function Seen({ lessons, taskType, section }: CoverProps) {
  const [cover, setCover] = useState<Blob | null | 'coming'>('coming');
  useEffect(() => {
    const life = new AbortController();
    void (async () => {
      const found = await lessons.cover(taskType);
      if (!life.signal.aborted) setCover(found);
    })();
    return () => life.abort();
  }, [lessons, taskType]);
  if (cover === 'coming') return null;
  if (cover !== null) return <Picture picture={cover} onBroken={() => setCover(null)} />;
  return (
    <div className={classes.noCover}>
      <SkillMark section={section} size={28} />
      No Cover
    </div>
  );
}

function Picture({ picture, onBroken }: { picture: Blob; onBroken: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img ref={show} alt="" className={classes.picture} onError={onBroken} />;
}
