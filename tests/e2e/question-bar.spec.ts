import { expect, type Page } from '@playwright/test';
import { taskTypes } from '#contract/task-type.ts';
import { isProof } from '#tests/support/rounds.ts';
import { taskSteps } from './support/answer-task.ts';
import { pickMore } from './support/more.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath } from './support/practise.ts';
import { test } from './support/product.ts';

onNarrowScreenOnly();

/** One of each kind of start: read at once, behind a gate, a picture, gaps, long names. */
const sample = ['RA', 'DI', 'WE', 'FIB_RW', 'MCS_R', 'MCM_L'] as const;

/** Where the parts of the head lie, in pixels of the page. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('main h1');
    const head = title?.parentElement;
    const slim = title?.previousElementSibling;
    const bar = head?.previousElementSibling;
    const below = head?.nextElementSibling;
    /** Leaves of a row that reach over its sides or over each other. */
    const faults = [bar, slim].flatMap((row) => {
      const parts = [...(row?.children ?? [])].filter(
        (part) => part.tagName !== 'OL' && part.tagName !== 'DIV',
      );
      const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1);
      return boxes.flatMap((box, at) => {
        const next = boxes[at + 1];
        const isOver = next !== undefined && next.left < box.right - 0.5;
        return isOver || box.right > innerWidth || box.left < 0 ? [`${box.left} to ${box.right}`] : [];
      });
    });
    return {
      barPx: bar?.getBoundingClientRect().height ?? 0,
      slimPx: slim?.getBoundingClientRect().height ?? 0,
      promptTopPx: (below?.getBoundingClientRect().top ?? 999) + scrollY,
      faults,
    };
  });

test('the prompt begins near the top, below one row of 48 px and one of 40', async ({ learner, server }) => {
  const page = await learner.openApp(server.url);
  for (const task of isProof ? taskTypes : sample) {
    await test.step(task, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${server.url}${questionPath({ task, id: taskSteps[task].id })}`);
      await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
      await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible();
      const usual = await layout(page);
      expect(usual, task).toMatchObject({ barPx: 48, slimPx: 40, faults: [] });
      expect(usual.promptTopPx, task).toBeLessThanOrEqual(150);
      await page.setViewportSize({ width: 320, height: 568 });
      expect(await layout(page), task).toMatchObject({ barPx: 48, slimPx: 40, faults: [] });
    });
  }
});

/** What a finger or a key could do something with. The open tab is the heading of what stands below it. */
const controls = (page: Page) =>
  page
    .locator('button:not([data-active]), nav, select, audio, a.mantine-Button-root')
    .filter({ visible: true })
    .evaluateAll((found) => found.map(({ outerHTML }) => outerHTML.slice(0, 120)));

test('a question and its result are printed in black on white, without the bar and the buttons', async ({
  learner,
  server,
}) => {
  const page = await learner.openApp(server.url);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    // A headless browser has no printer: what the browser does before and after it.
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      addEventListener('keyup', () => dispatchEvent(new Event('afterprint')), { once: true });
    };
  });
  const step = taskSteps.MCM_R;
  const print = async () => {
    await expect.poll(() => controls(page)).not.toEqual([]);
    await pickMore(page, /^Print/);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => controls(page)).toEqual([]);
    await expect(page.getByText('Multiple Choice, Multiple Answers', { exact: true })).toBeVisible();
    await expect(page.getByText('Six months with a day less', { exact: true })).toBeVisible();
    await expect(page.getByText('People were paid as much as before.').first()).toBeVisible();
  };
  const leavePaper = async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  };
  await page.goto(`${server.url}${questionPath({ task: 'MCM_R', id: step.id })}`);
  await expect(page.getByText('Nothing chosen yet')).toBeVisible();
  await print();
  await expect(page.getByText('Nothing chosen yet')).toBeHidden();
  await leavePaper();
  await step.answer(page);
  await expect(page.getByRole('tab', { name: /My Answers/ })).toBeVisible();
  await print();
  await expect(page.getByText('Your choice, not right')).toBeVisible();
  await expect(page.getByRole('list', { name: 'My answers' })).toBeVisible();
  await leavePaper();
});
