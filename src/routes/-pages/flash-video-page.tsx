import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { TaskType } from '#contract/task-type.ts';
import { FlashVideoScreen } from '#features/lessons/flash-video-screen.tsx';
import type { PlainSearch } from './plain-search.ts';

/** `/dashboard/flash-video`; `?play=RA` opens a lesson, and Back closes it. */
export function FlashVideoPage({ search }: { search: PlainSearch }) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const play = TaskType.safeParse(search['play']).data ?? null;
  /** The lesson was opened here, a step after the page. */
  const isStep = useRef(false);
  const onPlay = (next: TaskType | null) => {
    if (next === null && isStep.current) {
      isStep.current = false;
      history.back();
      return;
    }
    if (play === null) isStep.current = next !== null;
    void navigate({
      to: '/dashboard/flash-video',
      search: next === null ? {} : { play: next },
      // Lessons that follow each other in the player are one step.
      replace: play !== null,
      resetScroll: false,
    });
  };
  return <FlashVideoScreen play={play} onPlay={onPlay} />;
}
