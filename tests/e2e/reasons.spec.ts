import { expect, type Page } from '@playwright/test';
import type { TaskType } from '#contract/task-type.ts';
import { playFast, taskSteps } from './support/answer-task.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath } from './support/practise.ts';
import { test } from './support/product.ts';
import { tabTo } from './support/tab-to.ts';

onNarrowScreenOnly();

async function answer(page: Page, url: string, task: TaskType): Promise<void> {
  const { id, answer: give } = taskSteps[task];
  await page.goto(`${url}${questionPath({ task, id })}`);
  await give(page);
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused();
}

test('the reason of a gap and of a word is reached by keyboard alone, and read at its place', async ({
  learner,
  server,
}) => {
  const page = await learner.openStoredApp(server.url);
  await page.addInitScript(playFast);
  const result = page.getByRole('region', { name: 'Your result' });
  const reason = result.getByRole('note');

  await answer(page, server.url, 'FIB_RW');
  const gap = result.getByRole('button', {
    name: 'Gap 1, not right: you chose confused, right is confusing',
  });
  await tabTo(page, gap);
  await page.keyboard.press('Enter');
  await expect(gap).toBeFocused();
  await expect(gap).toHaveAttribute('aria-expanded', 'true');
  await expect(gap).toHaveAccessibleDescription(
    /^Gap 1\. A week that makes people confused is "confusing"\./,
  );
  // Behind its gap and before what follows in the sentence; no list of the same words comes after the text.
  const sentence = page.locator('p').filter({ has: page.getByRole('button', { name: /^Gap 1, not right/ }) });
  await expect(sentence).toMatchAriaSnapshot(`
    - paragraph:
      - text: /the first week can also be$/
      - button /^Gap 1, not right/ [expanded]
      - note: /Gap 1. A week that makes people confused/
      - text: /^. There are dozens of names/
  `);
  await expect(result.getByRole('list')).toHaveCount(0);
  // The next one takes its place.
  await tabTo(page, result.getByRole('button', { name: 'Gap 2, right: you chose down' }));
  await page.keyboard.press('Space');
  await expect(reason).toHaveText(/^Gap 2\. To "write down" a rule/);
  await expect(reason).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(reason).toHaveCount(0);

  await answer(page, server.url, 'HIW');
  const word = result.getByRole('button', { name: 'smaller, missed: you heard simpler' });
  await tabTo(page, word);
  await page.keyboard.press('Enter');
  await expect(word).toHaveAccessibleDescription(/^smaller, you heard simpler\. "Simpler" means/);
  await expect(reason).toBeInViewport({ ratio: 1 });
});
