import type { Page } from '@playwright/test';
import { taskTypes, type TaskType } from '#contract/task-type.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { loadBank } from '#content/load-bank.ts';
import { begin } from '#tests/e2e/support/begin.ts';
import { speakFor, taskSteps } from '#tests/e2e/support/answer-task.ts';

/** A result as it can be: everything right, little, next to nothing, not scorable, and not scored yet. */
export const resultStates = ['good', 'weak', 'empty', 'refused', 'waiting'] as const;
export type ResultState = (typeof resultStates)[number];

/** How an answer is given up to Submit; what the microphone hears is chosen with the browser. */
type Deed = (page: Page) => Promise<void>;

const { items } = loadBank();

function itemOf(task: TaskType): BankItem {
  const item = items.find(({ id }) => id === taskSteps[task].id);
  if (item === undefined) throw new Error(`the bank has no ${task} ${taskSteps[task].id}`);
  return item;
}

const isShown = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).isVisible();

/** What is heard and what has a clock stands behind a gate. */
async function beginIfGated(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(?:Begin|Submit)$/ })
    .first()
    .waitFor();
  if (await isShown(page, 'Begin')) await begin(page);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('heading', { name: 'Your result' }).waitFor();
}

/** The right answer of what is chosen, filled, put in order, marked or typed. */
async function giveRight(page: Page, item: BankItem): Promise<void> {
  switch (item.taskType) {
    case 'FIB_RW':
      for (const [at, { correct }] of item.gaps.entries())
        await page.getByRole('combobox', { name: `Gap ${at + 1} of` }).selectOption(correct);
      return;
    case 'FIB_R':
      for (const [at, { correct }] of item.gaps.entries()) {
        const bank = page.getByRole('list', { name: 'Words for the gaps' });
        await bank.getByRole('button', { name: correct, exact: true }).click();
        await page.getByRole('button', { name: `Gap ${at + 1} of` }).click();
      }
      return;
    case 'FIB_L':
      for (const [at, { correct }] of item.gaps.entries())
        await page.getByRole('textbox', { name: `Gap ${at + 1} of` }).fill(correct);
      return;
    case 'MCM_R':
    case 'MCM_L':
      for (const [at, { id }] of item.options.entries())
        if (item.correct.includes(id)) await page.getByRole('checkbox').nth(at).check();
      return;
    case 'MCS_R':
    case 'MCS_L':
    case 'HCS':
    case 'SMW':
      await page
        .getByRole('radio')
        .nth(item.options.findIndex(({ id }) => id === item.correct))
        .check();
      return;
    case 'HIW':
      for (const { at } of item.changes)
        await page.getByRole('button', { name: new RegExp(`, word ${at + 1} of`) }).click();
      return;
    case 'WFD':
      return page.getByRole('textbox', { name: 'Type the sentence' }).fill(item.transcript);
    case 'SWT':
    case 'SST':
    case 'WE':
    case 'WEM':
      return page.getByRole('textbox', { name: /^Your / }).fill(item.modelAnswers[0] ?? '');
    default:
      throw new Error(`${item.taskType} has no right answer to give`);
  }
}

const right =
  (task: TaskType): Deed =>
  async (page) => {
    await beginIfGated(page);
    await giveRight(page, itemOf(task));
    await submit(page);
  };

const written: readonly TaskType[] = ['SWT', 'SST', 'WE', 'WEM'];
/** One word, which is next to nothing. */
const oneWord: Deed = async (page) => {
  await beginIfGated(page);
  await page.getByRole('textbox', { name: /^(?:Your |Type )/ }).fill('nothing');
  await submit(page);
};

/** Some of a lecture or a discussion in its own words says most of its points; the limits of the tasks are not shorter. */
const wholeAnswerMs: Partial<Record<TaskType, number>> = { RA: 24_000, RS: 6_000, RL: 34_000, SGD: 60_000 };

const spoken: readonly TaskType[] = ['RA', 'RS', 'DI', 'RL', 'ASQ', 'SGD', 'RTS'];

/** How the answer of a state is given; `null` where a task has no such state. An order is put right by dragging only, and has one state. */
export function deedOf(task: TaskType, state: ResultState): Deed | null {
  const { answer } = taskSteps[task];
  if (spoken.includes(task)) {
    if (state === 'empty') return null;
    return state === 'good' ? speakFor(wholeAnswerMs[task] ?? 0) : answer;
  }
  switch (state) {
    case 'good':
      return task === 'RO' ? null : right(task);
    case 'weak':
      return answer;
    case 'empty':
      return written.includes(task) || task === 'WFD' ? oneWord : null;
    case 'refused':
    case 'waiting':
      return null;
  }
}

/** Tasks that a voice of the bank answers well. */
export const wellSpokenTasks = taskTypes.filter((task) => wholeAnswerMs[task] !== undefined);
export const spokenTasks = taskTypes.filter((task) => spoken.includes(task));
export const silentTasks = taskTypes.filter((task) => !spoken.includes(task));
