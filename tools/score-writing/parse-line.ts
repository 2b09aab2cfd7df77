import { z } from 'zod';
import { taskAddresses } from '#contract/task-type.ts';
import type { KeyPoint } from '#domain/tasks/engine-question.ts';
import type { WritingTask } from '#engines/writing/score-writing.ts';

/** What a list may call a task, too. */
const nicknames: Readonly<Record<WritingTask, readonly string[]>> = {
  WE: ['essay'],
  WEM: ['email'],
  SWT: [],
  SST: [],
};
const writingTasks = Object.keys(nicknames) as WritingTask[];
const tasks: ReadonlyMap<string, WritingTask> = new Map(
  writingTasks.flatMap((task) => {
    const { slug, practice } = taskAddresses[task];
    const names = [task, slug, practice, ...nicknames[task]];
    return names.map((name): [string, WritingTask] => [name.toLowerCase(), task]);
  }),
);

const Terms = z.array(z.string()).min(1);
const Line = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  task: z.string(),
  exam: z.string().nullish(),
  text: z.string(),
  prompt: z.string().nullish(),
  model_answers: z.array(z.string()).nullish(),
  key_points: z
    .array(z.union([z.string(), Terms, z.object({ point: z.string().optional(), terms: Terms })]))
    .nullish(),
});

export interface WritingLine {
  readonly kind: 'answer';
  readonly id: string;
  readonly task: WritingTask;
  readonly exam: 'ACADEMIC' | 'CORE';
  readonly text: string;
  readonly prompt: string;
  readonly modelAnswers: readonly string[];
  readonly keyPoints: readonly KeyPoint[];
}

export interface WrongLine {
  readonly kind: 'wrong';
  readonly reason: string;
}

const wrong = (reason: string): WrongLine => ({ kind: 'wrong', reason });

function readJson(line: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(line.replace(/^\uFEFF/u, '')) };
  } catch {
    return undefined;
  }
}

/** One line of a list: a JSON object with id, task, exam, text, prompt and, if known, model_answers and key_points. */
export function parseLine(line: string): WritingLine | WrongLine {
  const json = readJson(line);
  if (json === undefined) return wrong('this is not JSON');
  const parsed = Line.safeParse(json.value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return wrong(`${issue?.path.join('.') || 'the line'}: ${issue?.message ?? 'is not as expected'}`);
  }
  const { id, text, model_answers: modelAnswers, key_points: keyPoints } = parsed.data;
  const task = tasks.get(parsed.data.task.toLowerCase());
  if (task === undefined)
    return wrong(`task: "${parsed.data.task}" is not one of ${writingTasks.join(', ')}`);
  const exam = (parsed.data.exam ?? taskAddresses[task].exams[0]).toUpperCase();
  if (exam !== 'ACADEMIC' && exam !== 'CORE')
    return wrong(`exam: "${parsed.data.exam ?? ''}" is not ACADEMIC or CORE`);
  return {
    kind: 'answer',
    id,
    task,
    exam,
    text,
    prompt: parsed.data.prompt ?? '',
    modelAnswers: modelAnswers ?? [],
    keyPoints: (keyPoints ?? []).map(toKeyPoint),
  };
}

function toKeyPoint(point: string | string[] | { point?: string | undefined; terms: string[] }): KeyPoint {
  if (typeof point === 'string') return { point, terms: [point] };
  if (Array.isArray(point)) return { point: point[0] ?? '', terms: point };
  return { point: point.point ?? point.terms[0] ?? '', terms: point.terms };
}
