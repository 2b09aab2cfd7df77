import { expect, type Page } from '@playwright/test';
import { loadBank } from '#content/load-bank.ts';
import { expectNoViolations } from './support/axe.ts';
import { begin } from './support/begin.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath } from './support/practise.ts';
import { test } from './support/product.ts';

onNarrowScreenOnly();

const question = { task: 'WFD', id: 23_001 } as const;
const item = loadBank().items.find(({ id }) => id === question.id);
if (item?.taskType !== 'WFD') throw new Error(`${question.id} is no dictation`);
const words = item.transcript.split(' ');

async function typeSentence(page: Page, sentence: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Type the sentence' }).fill(sentence);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
}

test('a second attempt is compared with the first one, in the result and in My Answers', async ({
  server,
  learner,
}) => {
  const page = await learner.openStoredApp(server.url);
  await page.goto(`${server.url}${questionPath(question)}`);
  const result = page.getByRole('region', { name: 'Your result' });
  const line = /^2 points more than earlier today/;

  await begin(page);
  await typeSentence(page, words.slice(2).join(' '));
  await expect(result.getByText(/of \d+ points/)).toBeVisible();
  await result.getByRole('button', { name: 'Try again' }).click();
  await typeSentence(page, item.transcript);

  await test.step('by keyboard, the line opens both answers', async () => {
    const toggle = result.getByRole('button', { name: line });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const both = result.getByRole('region', { name: 'Both answers' });
    await expect(both.getByRole('row', { name: /^Points/ })).toContainText(
      `${words.length - 2} of ${words.length}`,
    );
    await expect(both.getByRole('region', { name: 'This answer' })).toContainText(
      `(only here: ${words.slice(0, 2).join(' ')})`,
    );
    await both.getByRole('radio', { name: 'Earlier' }).check();
    await expect(both.getByRole('region', { name: 'Earlier' })).toBeVisible();
    await expect(both.getByRole('region', { name: 'This answer' })).toBeHidden();
    await expectNoViolations(page);
  });
  await test.step('the first attempt has nothing before it', async () => {
    const mine = page.getByRole('list', { name: 'My answers' });
    await expect(mine.getByRole('listitem')).toHaveCount(2);
    await mine.getByRole('button', { name: 'View Score' }).first().click();
    await mine.getByRole('button', { name: 'View Score' }).click();
    await expect(mine.getByRole('button', { name: 'Hide Score' })).toHaveCount(2);
    await expect(mine.getByRole('button', { name: line })).toHaveCount(1);
    await expect(mine.getByRole('button', { name: /than earlier today|same as earlier today/ })).toHaveCount(
      1,
    );
  });
});
