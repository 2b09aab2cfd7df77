import { expect, type Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import type { TaskType } from '#contract/task-type.ts';
import { begin, goOn } from './support/begin.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath } from './support/practise.ts';
import { test } from './support/product.ts';
import { tabTo } from './support/tab-to.ts';
import { expectMode } from './support/more.ts';

onNarrowScreenOnly();

const bank = (page: Page) => page.getByRole('list', { name: 'Words for the gaps' }).getByRole('button');
const firstGap = (page: Page) => page.getByRole('button', { name: /^Gap 1 of/ });
const secondWord = (page: Page) => page.getByRole('button', { name: /, word 2 of/ });
const boxes = (page: Page) =>
  page.getByRole('list', { name: 'Paragraphs to put in order' }).getByRole('listitem');

/** The tab has its seat at the question, which takes a blink after the first touch: from then on every change is kept. */
const hasBegun = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name) ?? []),
    )
    .toContainEqual(expect.stringContaining('answer'));

interface Way {
  readonly task: TaskType;
  readonly id: number;
  /** Behind a start gate. */
  readonly isGated?: boolean;
  /** Without a pointer. Leaves something that can be handed in. */
  readonly byKeys?: (page: Page) => Promise<void>;
  readonly answer: (page: Page) => Promise<void>;
  readonly isAnswered: (page: Page) => Promise<void>;
}

const ways: readonly Way[] = [
  {
    task: 'MCS_R',
    id: 15_001,
    async byKeys(page) {
      await tabTo(page, page.getByRole('radio', { name: /^A\. / }));
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
    },
    answer: (page) => page.getByRole('radio', { name: /^B\. / }).check(),
    isAnswered: (page) => expect(page.getByRole('radio', { name: /^B\. / })).toBeChecked(),
  },
  {
    task: 'MCM_R',
    id: 12_001,
    async byKeys(page) {
      for (const at of [1, 2]) {
        await tabTo(page, page.getByRole('checkbox').nth(at));
        await page.keyboard.press('Space');
      }
    },
    async answer(page) {
      for (const at of [1, 2]) await page.getByRole('checkbox').nth(at).check();
    },
    async isAnswered(page) {
      for (const at of [1, 2]) await expect(page.getByRole('checkbox').nth(at)).toBeChecked();
      await expect(page.getByRole('checkbox').nth(0)).not.toBeChecked();
    },
  },
  {
    task: 'FIB_RW',
    id: 11_001,
    async byKeys(page) {
      await tabTo(page, page.getByRole('combobox', { name: /^Gap 1 of/ }));
      await page.keyboard.press('ArrowDown');
    },
    async answer(page) {
      await page.getByRole('combobox', { name: /^Gap 1 of/ }).selectOption({ index: 1 });
    },
    isAnswered: (page) =>
      expect(
        page
          .getByRole('combobox', { name: /^Gap 1 of/ })
          .locator('option')
          .nth(1),
      ).toHaveJSProperty('selected', true),
  },
  {
    task: 'FIB_R',
    id: 14_001,
    async byKeys(page) {
      await tabTo(page, firstGap(page));
      await page.keyboard.press('Enter');
      await tabTo(page, bank(page).first());
      await page.keyboard.press('Enter');
    },
    async answer(page) {
      await bank(page).first().click();
      await firstGap(page).click();
    },
    isAnswered: (page) => expect(firstGap(page)).not.toHaveAccessibleName(/empty$/),
  },
  {
    task: 'FIB_L',
    id: 18_001,
    isGated: true,
    async byKeys(page) {
      await tabTo(page, page.getByRole('textbox', { name: /^Gap 1 of/ }));
      await page.keyboard.type('word');
    },
    answer: (page) => page.getByRole('textbox', { name: /^Gap 1 of/ }).fill('word'),
    isAnswered: (page) => expect(page.getByRole('textbox', { name: /^Gap 1 of/ })).toHaveValue('word'),
  },
  {
    task: 'HIW',
    id: 22_001,
    isGated: true,
    async byKeys(page) {
      await tabTo(page, page.getByRole('button', { name: /, word 1 of/ }));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
    },
    answer: (page) => secondWord(page).click(),
    isAnswered: (page) => expect(secondWord(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    task: 'RO',
    id: 13_001,
    async byKeys(page) {
      const before = await boxes(page).allInnerTexts();
      await tabTo(page, page.getByRole('button', { name: 'Move box 2 up' }));
      await page.keyboard.press('Enter');
      await expect.poll(() => boxes(page).allInnerTexts()).not.toEqual(before);
    },
    async answer(page) {
      await page.getByRole('button', { name: 'Move box 4 up' }).click();
      orderLeft = await boxes(page).allInnerTexts();
    },
    isAnswered: (page) => expect.poll(() => boxes(page).allInnerTexts()).toEqual(orderLeft),
  },
  {
    task: 'SWT',
    id: 8001,
    isGated: true,
    answer: (page) => page.getByRole('textbox', { name: 'Your summary' }).fill('Half a sum'),
    isAnswered: (page) =>
      expect(page.getByRole('textbox', { name: 'Your summary' })).toHaveValue('Half a sum'),
  },
  {
    task: 'WFD',
    id: 23_001,
    isGated: true,
    answer: (page) => page.getByRole('textbox', { name: 'Type the sentence' }).fill('half a'),
    isAnswered: (page) =>
      expect(page.getByRole('textbox', { name: 'Type the sentence' })).toHaveValue('half a'),
  },
];
/** Of the paragraphs when the page was left. */
let orderLeft: string[] = [];

test(
  'each way of answering goes without a pointer, from the question to its result',
  proofOnly,
  async ({ learner, server }) => {
    const page = await learner.openStoredApp(server.url);
    for (const { task, id, isGated, byKeys, isAnswered } of ways) {
      if (!byKeys) continue;
      await test.step(task, async () => {
        await page.goto(`${server.url}${questionPath({ task, id })}`);
        if (isGated) {
          await tabTo(page, page.getByRole('button', { name: 'Begin', exact: true }));
          await page.keyboard.press('Enter');
        }
        await byKeys(page);
        if (task !== 'RO') await isAnswered(page);
        await tabTo(page, page.getByRole('button', { name: 'Submit', exact: true }));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused();
      });
    }
  },
);

test('the mode is changed and the exam begun without a pointer', async ({ learner, server }) => {
  const page = await learner.openStoredApp(server.url);
  await page.goto(`${server.url}${questionPath({ task: 'MCS_R', id: 15_001 })}`);
  await tabTo(page, page.getByRole('button', { name: 'More' }));
  await page.keyboard.press('Enter');
  const more = page.getByRole('dialog', { name: 'More' });
  const practice = page.getByRole('menuitemradio', { name: 'Practice' });
  await expect(more.or(practice)).toBeVisible();
  if (await more.isVisible()) {
    await tabTo(page, page.getByRole('radio', { name: 'Practice' }));
    await page.keyboard.press('ArrowRight');
  } else {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitemradio', { name: 'Exam mode' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expectMode(page, 'Exam mode');
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Begin', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer', { name: /^Time left: 1:(30|29)/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show answer' })).toHaveCount(0);
  await page.getByRole('radio', { name: /^A\. / }).check();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Done in exam mode.')).toBeVisible();
});

test(
  'a reload in the middle of each way of answering keeps what was answered',
  proofOnly,
  async ({ learner, server }) => {
    const page = await learner.openStoredApp(server.url);
    for (const { task, id, isGated, answer, isAnswered } of ways) {
      await test.step(task, async () => {
        await page.goto(`${server.url}${questionPath({ task, id })}`);
        if (isGated) await begin(page);
        await answer(page);
        await hasBegun(page);
        await page.reload();
        await goOn(page);
        await isAnswered(page);
      });
    }
    await test.step('a recording that is not handed in', async () => {
      await page.goto(`${server.url}${questionPath({ task: 'RA', id: 1001 })}`);
      await begin(page);
      await page.getByRole('button', { name: 'Start recording' }).click();
      const stop = page.getByRole('button', { name: 'Stop' });
      await expect(stop).toBeVisible();
      const startedAt = Date.now();
      await expect.poll(() => Date.now() - startedAt, { intervals: [200] }).toBeGreaterThan(2_500);
      await stop.click();
      await expect(page.getByRole('group', { name: 'Your recording' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Recording found' })).toBeVisible();
      await page.getByRole('button', { name: 'Submit', exact: true }).first().click();
      await expect(page.getByRole('list', { name: 'My answers' }).getByRole('listitem')).toHaveCount(1);
    });
  },
);
