import { expect, type Page } from '@playwright/test';
import type { TaskType } from '#contract/task-type.ts';
import { begin } from './begin.ts';

/** How a learner answers one question of a task type, up to its result. */
export interface TaskStep {
  readonly id: number;
  readonly answer: (page: Page) => Promise<void>;
}

/** Time that a spoken answer is recorded for. */
const spokenMs = 2_500;

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
}

/** In practice the microphone waits for the learner; then it hears the voice of the story. */
export const speakFor = (ms: number) => async (page: Page) => {
  await begin(page);
  const stop = page.getByRole('button', { name: 'Stop' });
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(stop).toBeVisible();
  const startedAt = Date.now();
  await expect.poll(() => Date.now() - startedAt, { intervals: [200] }).toBeGreaterThan(ms);
  await stop.click();
  await submit(page);
};

const speak = speakFor(spokenMs);

const write = (label: string, text: string) => async (page: Page) => {
  await begin(page);
  await page.getByRole('textbox', { name: label }).fill(text);
  await submit(page);
};

async function chooseOne(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^A\. / }).check();
  await submit(page);
}

async function chooseTwo(page: Page): Promise<void> {
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
  await submit(page);
}

async function chooseInGaps(page: Page): Promise<void> {
  const gaps = page.getByRole('combobox', { name: /^Gap \d/ });
  await expect(gaps.first()).toBeVisible();
  for (const gap of await gaps.all()) await gap.selectOption({ index: 1 });
  await submit(page);
}

async function fillFromBank(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Words for the gaps' }).getByRole('button').first().click();
  await page.getByRole('button', { name: /^Gap 1 of/ }).click();
  await submit(page);
}

async function typeInGaps(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Gap 1 of/ }).fill('word');
  await submit(page);
}

async function markWord(page: Page): Promise<void> {
  await page.getByRole('button', { name: /, word 2 of/ }).click();
  await submit(page);
}

async function moveBox(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Move box 2 up' }).click();
  await submit(page);
}

/** What is heard stands behind a start gate. */
const heard = (answer: (page: Page) => Promise<void>) => async (page: Page) => {
  await begin(page);
  await answer(page);
};

const essay = Array.from(
  { length: 42 },
  (_, i) => `Cities grow when trains and buses run often, number ${i}.`,
).join(' ');
const summary =
  'The text explains how people changed what they do when they understood a problem, which took a long time, cost a lot of money and helped many other people in the end.';
const email = `Dear Sir or Madam, I am writing about my order of last week. ${'It has not come, and I need it soon. '.repeat(6)}I look forward to your answer. Kind regards, Maya`;

/** One question of every task type. A task type without a step does not compile. */
export const taskSteps: Record<TaskType, TaskStep> = {
  RA: { id: 1001, answer: speak },
  RS: { id: 2001, answer: speak },
  DI: { id: 3001, answer: speak },
  RL: { id: 4001, answer: speak },
  ASQ: { id: 5001, answer: speak },
  SGD: { id: 6001, answer: speak },
  RTS: { id: 7001, answer: speak },
  SWT: { id: 8001, answer: write('Your summary', summary) },
  WE: { id: 9001, answer: write('Your essay', essay) },
  WEM: { id: 10_001, answer: write('Your email', email) },
  FIB_RW: { id: 11_001, answer: chooseInGaps },
  MCM_R: { id: 12_001, answer: chooseTwo },
  RO: { id: 13_001, answer: moveBox },
  FIB_R: { id: 14_001, answer: fillFromBank },
  MCS_R: { id: 15_001, answer: chooseOne },
  SST: { id: 16_001, answer: write('Your summary', summary) },
  MCM_L: { id: 17_001, answer: heard(chooseTwo) },
  FIB_L: { id: 18_001, answer: heard(typeInGaps) },
  HCS: { id: 19_001, answer: heard(chooseOne) },
  MCS_L: { id: 20_001, answer: heard(chooseOne) },
  SMW: { id: 21_001, answer: heard(chooseOne) },
  HIW: { id: 22_001, answer: heard(markWord) },
  WFD: { id: 23_001, answer: write('Type the sentence', 'this is what I heard') },
};

/** Plays every sound of the page eight times as fast: what is heard for a minute and a half is over in ten seconds. */
export function playFast(): void {
  const { prototype } = HTMLMediaElement;
  const { value: play } = Object.getOwnPropertyDescriptor(prototype, 'play') as {
    value: (this: HTMLMediaElement) => Promise<void>;
  };
  prototype.play = function (this: HTMLMediaElement) {
    this.playbackRate = 8;
    return play.call(this);
  };
}
