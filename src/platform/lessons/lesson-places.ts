import { z } from 'zod';
import type { TaskType } from '#contract/task-type.ts';
import { keptText } from '#platform/kept-text.ts';

/** Where the learner stopped in each lesson, and which were watched to the end. Kept on this device only. */
export interface LessonPlaces {
  /** Seconds from the start; `null`: never stopped in the middle, or what is kept cannot be read. */
  readPlace(taskType: TaskType): number | null;
  keepPlace(taskType: TaskType, seconds: number): void;
  /** The lesson begins at its start again. Whether it was watched stays. */
  forgetPlace(taskType: TaskType): void;
  wasWatched(taskType: TaskType): boolean;
  noteWatched(taskType: TaskType): void;
}

const Place = z.object({ seconds: z.number().positive().nullable(), isWatched: z.boolean() });
type Place = z.infer<typeof Place>;
const unseen: Place = { seconds: null, isWatched: false };

const kept = keptText('passage-lesson-places');

/** By task type. An entry that cannot be read, such as one of a newer version, is left as it is. */
function readAll(): Readonly<Record<string, unknown>> {
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(kept.read() ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

const read = (taskType: TaskType): Place => Place.safeParse(readAll()[taskType]).data ?? unseen;

function keep(taskType: TaskType, change: Partial<Place>): void {
  kept.keep(JSON.stringify({ ...readAll(), [taskType]: { ...read(taskType), ...change } }));
}

/** Read anew each time: another tab may have written. With storage refused nothing is kept. */
export const lessonPlaces: LessonPlaces = {
  readPlace: (taskType) => read(taskType).seconds,
  keepPlace: (taskType, seconds) =>
    keep(taskType, { seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null }),
  forgetPlace: (taskType) => keep(taskType, { seconds: null }),
  wasWatched: (taskType) => read(taskType).isWatched,
  noteWatched: (taskType) => keep(taskType, { isWatched: true }),
};

/** The learner whom they tell of leaves. */
export const forgetLessonPlaces = (): void => kept.keep(null);
