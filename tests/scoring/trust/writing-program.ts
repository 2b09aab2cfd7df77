import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { loadBank } from '#content/load-bank.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import type { WritingTask } from '#engines/writing/score-writing.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const Trait = z.object({
  id: z.string(),
  points: z.number(),
  low: z.number(),
  high: z.number(),
  max: z.number(),
});
const Result = z.object({
  id: z.string(),
  flags: z.array(
    z.object({
      start: z.int(),
      end: z.int(),
      type: z.string(),
      sure: z.boolean(),
      rule: z.string().optional(),
    }),
  ),
  traits: z.array(Trait),
  form: z.object({ points: z.number(), reason: z.string() }),
  total: z.object({
    points: z.number(),
    low: z.number(),
    high: z.number(),
    max: z.number(),
    closedBy: z.enum(['form', 'content']).nullable(),
  }),
  content: z.object({
    points: z.array(z.object({ point: z.string(), coverage: z.number(), kind: z.string() })),
    template: z.object({ share: z.number() }),
    warnings: z.array(z.string()),
  }),
});
export type WritingResult = z.infer<typeof Result>;

/** A line of a list for `npm run -s score:writing`. */
export interface WritingLine {
  readonly task: WritingTask;
  readonly exam: 'ACADEMIC' | 'CORE';
  readonly text: string;
  readonly prompt: string;
  readonly model_answers?: readonly string[];
  readonly key_points?: readonly { readonly point: string; readonly terms: readonly string[] }[];
}

/** Results of the program for lists, in the order of the lines. Throws when a line has none. */
export function scoreLines(lines: readonly WritingLine[]): WritingResult[] {
  const folder = mkdtempSync(join(tmpdir(), 'trust-writing-'));
  try {
    const list = join(folder, 'list.jsonl');
    writeFileSync(list, lines.map((line, id) => JSON.stringify({ id, ...line })).join('\n'));
    const run = spawnSync(process.execPath, ['tools/score-writing/score-writing.ts', '--list', list], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1024 * 1024 * 1024,
    });
    if (run.status !== 0 || run.stderr.includes('line ')) throw new Error(run.stderr);
    return run.stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => Result.parse(JSON.parse(line)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface BankQuestion {
  readonly id: number;
  readonly task: WritingTask;
  readonly exam: 'ACADEMIC' | 'CORE';
  readonly prompt: string;
  readonly modelAnswers: readonly string[];
  readonly keyPoints: readonly { readonly point: string; readonly terms: readonly string[] }[];
}

/** Read once: it takes about a second. */
const { items } = loadBank();

/** The bank's questions that are answered in writing and scored by the writing engine. */
export function writtenQuestions(task: WritingTask): BankQuestion[] {
  return items.flatMap((item) => {
    const question = questionOf(item);
    if (question?.engine !== 'writing' || question.taskType !== task) return [];
    const { prompt, modelAnswers, keyPoints } = question;
    return [{ id: item.id, task, exam: item.exams[0] ?? 'ACADEMIC', prompt, modelAnswers, keyPoints }];
  });
}

/** One of them by its number. Throws when the bank does not have it. */
export function writtenQuestion(task: WritingTask, id: number): BankQuestion {
  const question = writtenQuestions(task).find((one) => one.id === id);
  if (question === undefined) throw new Error(`the bank has no ${task} ${id}`);
  return question;
}

/** A text as an answer to a question of the bank, with all that the bank knows of the question. */
export function answerTo(question: BankQuestion, text: string): WritingLine {
  const { task, exam, prompt, modelAnswers, keyPoints } = question;
  return { task, exam, prompt, text, model_answers: modelAnswers, key_points: keyPoints };
}
