import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type lessonFileNames,
  lessonPath,
  lessonsFolder,
  readLessonIndex,
  type MadeLesson,
} from '#content/lessons/lesson-index.ts';
import { sha256Of } from '#content/sha256.ts';
import { taskTypes } from '#contract/task-type.ts';
import { writeWhole } from '#tools/write-whole.ts';

/** Files of a lesson: where they were made. */
export type LessonFiles = Record<keyof typeof lessonFileNames, string>;

/** Facts of a lesson that its files do not say. */
export type LessonFacts = Omit<MadeLesson, 'files'>;

/**
 * Takes the files of a lesson in under their final names and records them. The law: a file is in its place before the index names
 * it, and the index is replaced whole.
 */
export function keepLesson(
  facts: LessonFacts,
  files: LessonFiles,
  folder: string = lessonsFolder,
): MadeLesson {
  const keep = (file: keyof LessonFiles): MadeLesson['files'][typeof file] => {
    const bytes = readFileSync(files[file]);
    writeWhole(lessonPath(folder, facts, file), bytes);
    return { sha256: sha256Of(bytes), sizeBytes: bytes.length };
  };
  const made: MadeLesson = {
    ...facts,
    files: { webm: keep('webm'), mp4: keep('mp4'), captions: keep('captions'), cover: keep('cover') },
  };
  const others = readLessonIndex(folder).filter(({ taskType }) => taskType !== facts.taskType);
  const place = ({ taskType }: MadeLesson): number => taskTypes.indexOf(taskType);
  const rows = [...others, made]
    .sort((a, b) => place(a) - place(b))
    .map((one) => `    ${JSON.stringify(one)}`);
  writeWhole(join(folder, 'index.json'), `{\n  "format": 1,\n  "lessons": [\n${rows.join(',\n')}\n  ]\n}\n`);
  return made;
}
