import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessonsFolder } from '#content/lessons/lesson-index.ts';
import { withFacts } from '#content/lessons/lesson-facts.ts';
import { LessonScript, type LessonSlide } from '#content/lessons/lesson-script.ts';
import { taskTypes, type TaskType } from '#contract/task-type.ts';

/** Where lessons are written, one file for each task type. */
export const scriptsFolder = join(lessonsFolder, 'scripts');

/** A script file as it lies there; nothing of it is checked. */
export interface ScriptFile {
  /** File name without its ending. */
  readonly name: string;
  readonly content: unknown;
}

/** Every script file, in the exam's order. Throws when one is not JSON. */
export function readScriptFiles(folder: string = scriptsFolder): ScriptFile[] {
  const place = (name: string): number => taskTypes.findIndex((taskType) => taskType === name);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: file.replace(/\.json$/, ''),
      content: JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown,
    }))
    .sort((a, b) => place(a.name) - place(b.name));
}

/** Fields in which the words of an item or of a learner stand: braces in them are gaps. */
const ofOthers: Partial<Record<LessonSlide['kind'], readonly string[]>> = {
  question: ['text'],
  answer: ['text', 'spoken', 'phrase', 'value'],
};

function slideWithFacts(slide: LessonSlide, taskType: TaskType): LessonSlide {
  const fill = (value: unknown, field: string): unknown => {
    if (ofOthers[slide.kind]?.includes(field)) return value;
    if (typeof value === 'string') return withFacts(value, taskType);
    if (Array.isArray(value)) return value.map((one) => fill(one, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, name)]));
  };
  return fill(slide, '') as LessonSlide;
}

/** The script with the facts of the exams in its texts. */
export function scriptWithFacts(script: LessonScript): LessonScript {
  return { ...script, slides: script.slides.map((slide) => slideWithFacts(slide, script.taskType)) };
}

/** The scripts of these task types, or all of them, with their facts. Throws when one is not a script. */
export function readScripts(only: readonly string[] = []): LessonScript[] {
  return readScriptFiles()
    .filter(({ name }) => only.length === 0 || only.includes(name))
    .map(({ content }) => scriptWithFacts(LessonScript.parse(content)));
}
