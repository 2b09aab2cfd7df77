import { lessonsFolder, readLessonIndex, type MadeLesson } from '#content/lessons/lesson-index.ts';
import { LessonScript } from '#content/lessons/lesson-script.ts';
import type { Bank } from '#content/load-bank.ts';
import { taskTypes } from '#contract/task-type.ts';
import { bytesOf, lessonLimits, madeFaults } from './check-made.ts';
import { scriptFaults } from './check-script.ts';
import { viewOf } from './open-lesson.ts';
import { readScriptFiles, scriptWithFacts, type ScriptFile } from './read-scripts.ts';

/** What the check found. */
export interface LessonsReport {
  readonly made: readonly MadeLesson[];
  readonly faults: readonly string[];
}

function checkOne(file: ScriptFile, made: MadeLesson | undefined, bank: Bank): string[] {
  const faults = scriptFaults(file, bank);
  if (faults.length > 0 || made === undefined) return faults;
  return madeFaults(made, viewOf(scriptWithFacts(LessonScript.parse(file.content)), bank), lessonsFolder);
}

/** Holds every script and every lesson of the repository against the rules. Makes nothing, and needs no other program. */
export function checkLessons(bank: Bank): LessonsReport {
  const files = readScriptFiles();
  const made = readLessonIndex();
  const madeOf = (name: string): MadeLesson | undefined => made.find(({ taskType }) => taskType === name);
  const unwritten = taskTypes.filter((taskType) => files.every(({ name }) => name !== taskType));
  const unmade = files.filter(({ name }) => madeOf(name) === undefined);
  const strays = made.filter(({ taskType }) => files.every(({ name }) => name !== taskType));
  const bytes = bytesOf(made);
  return {
    made,
    faults: [
      ...files.flatMap((file) => checkOne(file, madeOf(file.name), bank)),
      ...strays.map(({ taskType }) => `${taskType}: has no script`),
      ...(bytes > lessonLimits.allBytes ? [`all lessons together have ${bytes} bytes`] : []),
      ...unwritten.map((taskType) => `${taskType}: has no lesson`),
      ...unmade.map(({ name }) => `${name}: is not made`),
    ],
  };
}
