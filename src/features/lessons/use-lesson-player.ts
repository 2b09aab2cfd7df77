import { useCallback, useEffect } from 'react';
import type { TaskType } from '#contract/task-type.ts';
import type { Lesson } from '#platform/lessons/lessons.ts';
import type { Player } from '#platform/player/player.ts';
import type { LessonPorts } from '#ui/lessons/lesson-ports.ts';
import { useResource } from '#ui/use-resource.ts';
import { keepStanding, startOf } from './lesson-place.ts';

/** A place is kept this often while it plays. */
const keepEveryMs = 2_000;

interface Watched {
  readonly taskType: TaskType;
  readonly title: string;
  readonly file: Lesson;
}

/**
 * A player on the element of the video, which begins at once where the learner stopped the last time. Opening the lesson was the tap
 * that browsers want before a sound; where they want another one the player is `blocked`. `null` until the element is there.
 */
export function useLessonPlayer(
  video: HTMLVideoElement | null,
  { taskType, title, file }: Watched,
  { createPlayer, mediaKeys, places }: LessonPorts,
): Player | null {
  const open = useCallback(() => {
    const player = createPlayer(video ?? undefined);
    return { resource: player, close: () => player.dispose() };
  }, [createPlayer, video]);
  const player = useResource(video === null ? null : open);
  useEffect(() => {
    if (player === null) return undefined;
    const life = new AbortController();
    const stop = followPlace(player, places, taskType);
    void (async () => {
      await player.load({ file: file.video });
      if (life.signal.aborted) return;
      const state = player.getState();
      const start = startOf(places.readPlace(taskType), 'durationMs' in state ? state.durationMs : null);
      if (start > 0) player.seekTo(start);
      await player.play();
    })();
    return () => {
      life.abort();
      stop();
    };
  }, [player, places, taskType, file]);
  useEffect(
    () => (player === null ? undefined : mediaKeys.follow(player, { title, isOnce: false })),
    [mediaKeys, player, title],
  );
  return player;
}

/** Keeps where the learner is: now and then while it plays, and at every stop. */
function followPlace(player: Player, places: LessonPorts['places'], taskType: TaskType): () => void {
  let keptMs = Number.NEGATIVE_INFINITY;
  let wasPlaying = false;
  return player.subscribe(() => {
    const state = player.getState();
    const isPlaying = state.status === 'playing';
    const isMoving = isPlaying || wasPlaying;
    wasPlaying = isPlaying;
    if (!isMoving || !('positionMs' in state)) return;
    if (isPlaying && Math.abs(state.positionMs - keptMs) < keepEveryMs) return;
    keptMs = state.positionMs;
    keepStanding(places, taskType, state);
  });
}
