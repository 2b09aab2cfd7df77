import { useCallback, useEffect, useRef, useState } from 'react';
import { lessonPackId } from '#contract/entities/model-pack.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { Lesson, Lessons } from '#platform/lessons/lessons.ts';
import type { PackState } from '#platform/model-packs/pack-state.ts';

/** A lesson that somebody wants to watch now. `lost`: what came is damaged, also the second time. */
export type LessonFile =
  | { readonly status: 'coming' }
  | { readonly status: 'lost' }
  | { readonly status: 'open'; readonly file: Lesson };

const coming: LessonFile = { status: 'coming' };

interface LessonFileView {
  readonly found: LessonFile;
  /** Reads it from this device once more, or downloads it again where it is not whole. */
  readonly again: () => void;
}

/** Opens a lesson, and downloads it first where it is not on this device. */
export function useLessonFile(
  lessons: Lessons,
  taskType: TaskType,
  status: PackState['status'],
): LessonFileView {
  const [found, setFound] = useState(coming);
  const wasFetchedAgain = useRef(false);
  const { packs } = lessons;
  const fetchAgain = useCallback(async () => {
    const id = lessonPackId(taskType);
    await packs.remove(id);
    packs.download(id);
  }, [packs, taskType]);

  // Opening it is the wish to have it: also where a download was paused, or has failed before.
  useEffect(() => {
    const now = packs.getState();
    const id = lessonPackId(taskType);
    const own = now.status === 'known' ? now.packs.find(({ pack }) => pack.id === id) : undefined;
    if (own !== undefined && ['absent', 'paused', 'failed'].includes(own.state.status)) packs.download(id);
    return () => giveUpWaiting(lessons, taskType);
  }, [lessons, packs, taskType]);

  // What is damaged is removed while it is opened: its standing may change before the answer is there.
  const run = useRef(0);
  const openIt = useCallback(async () => {
    run.current += 1;
    const own = run.current;
    const file = await lessons.open(taskType);
    if (own !== run.current) return;
    if (file !== null) setFound({ status: 'open', file });
    else if (wasFetchedAgain.current) setFound({ status: 'lost' });
    else {
      wasFetchedAgain.current = true;
      await fetchAgain();
    }
  }, [lessons, taskType, fetchAgain]);
  useEffect(() => {
    void (async () => {
      if (status === 'here') await openIt();
    })();
  }, [status, openIt]);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  const again = () => {
    setFound(coming);
    void (found.status === 'lost' ? fetchAgain() : openIt());
  };
  return { found, again };
}

/** Who goes away while nothing comes does not want it later, and perhaps not on that line. What has come stays. */
function giveUpWaiting({ packs }: Lessons, taskType: TaskType): void {
  const id = lessonPackId(taskType);
  const now = packs.getState();
  const own = now.status === 'known' ? now.packs.find(({ pack }) => pack.id === id)?.state : undefined;
  if (own?.status === 'waiting') packs.pause(id);
}
