import { sha256Of } from '#content/sha256.ts';
import { clipOf } from './clip.ts';
import { imageOf, type LessonView } from './lesson-view.ts';
import { clipNames } from './open-lesson.ts';

/** Raise it when slides, sound or encoding change so much that every lesson should be made anew. */
const lessonRecipe = 3;

/** Changes whenever a lesson made earlier would no longer say or show what its script, its item and the rules of the exams say. */
export function lessonHash({ script, item, tasks }: LessonView): string {
  const shown = tasks.map(({ exam, name, rule }) => [exam, name, rule.skills, rule.traits]);
  const recordings = clipNames(script).map((voice) => clipOf(item, voice).sha256);
  return sha256Of(JSON.stringify([lessonRecipe, script, shown, imageOf(item) ?? null, recordings]));
}
