import type { TaskType } from '#contract/task-type.ts';
import type { LessonPlaces } from '#platform/lessons/lesson-places.ts';

/** So much of a lesson counts as all of it. */
const watchedShare = 0.95;
/** Nobody comes back for the last words, or for a lesson that was only opened. */
const leastLeftMs = 3_000;
const leastSeenMs = 2_000;

/** What is noted about a lesson that is left, or plays, at a position. */
export type Standing = 'watched' | 'stopped' | 'at-start';

export function standingAt(positionMs: number, durationMs: number): Standing {
  if (positionMs >= durationMs * watchedShare) return 'watched';
  if (positionMs < leastSeenMs || positionMs > durationMs - leastLeftMs) return 'at-start';
  return 'stopped';
}

/** Where a lesson begins that was opened before. */
export function startOf(placeSeconds: number | null, durationMs: number | null): number {
  if (placeSeconds === null || durationMs === null) return 0;
  const placeMs = placeSeconds * 1000;
  if (!Number.isFinite(placeMs)) return 0;
  return standingAt(placeMs, durationMs) === 'stopped' ? placeMs : 0;
}

/** Keeps where the learner is in a lesson. */
export function keepStanding(
  places: LessonPlaces,
  taskType: TaskType,
  at: { positionMs: number; durationMs: number | null },
): void {
  const { positionMs, durationMs } = at;
  if (durationMs === null) return;
  const standing = standingAt(positionMs, durationMs);
  if (standing === 'watched') places.noteWatched(taskType);
  if (standing === 'stopped') places.keepPlace(taskType, positionMs / 1000);
  else places.forgetPlace(taskType);
}
