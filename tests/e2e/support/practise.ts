import { expect, type Page } from '@playwright/test';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import { begin } from './begin.ts';

/** The five questions of the story, one per way of answering, and how a learner does each. */
export const questions = [
  { task: 'RA', id: 1001, answer: readAloud },
  { task: 'WE', id: 9001, answer: writeEssay },
  { task: 'MCS_R', id: 15001, answer: chooseFirst },
  { task: 'RO', id: 13001, answer: reorder },
  { task: 'WFD', id: 23001, answer: typeSentence },
] as const satisfies readonly { task: TaskType; id: number; answer: (page: Page) => Promise<void> }[];

export function questionPath({ task, id }: { task: TaskType; id: number }): string {
  const { section, slug } = taskAddresses[task];
  return `/dashboard/${section}/${slug}/${id}`;
}

/** Time that the read-aloud answer is recorded for. */
export const recordedMs = 2_500;

export const essayText = Array.from(
  { length: 42 },
  (_, i) => `Cities grow when trains and buses run often, number ${i}.`,
).join(' ');
export const typedSentence = 'this is what I heard';

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
}

async function readAloud(page: Page): Promise<void> {
  await begin(page);
  await recordAloud(page);
}

/** The same of a question that is begun. */
export async function recordAloud(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeVisible();
  const startedAt = Date.now();
  await expect.poll(() => Date.now() - startedAt, { intervals: [200] }).toBeGreaterThan(recordedMs);
  await stop.click();
  await submit(page);
}

async function writeEssay(page: Page): Promise<void> {
  await begin(page);
  await page.getByRole('textbox', { name: 'Your essay' }).fill(essayText);
  await submit(page);
}

async function chooseFirst(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^A\. / }).check();
  await submit(page);
}

async function reorder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Move box 2 up' }).click();
  await submit(page);
}

async function typeSentence(page: Page): Promise<void> {
  await begin(page);
  await page.getByRole('textbox', { name: 'Type the sentence' }).fill(typedSentence);
  await submit(page);
}
