import type { Page } from '@playwright/test';
import { createAccount, expect, test } from './support/bad-day.ts';
import { begin } from './support/begin.ts';
import { expectNoViolations } from './support/axe.ts';
import { questionPath } from './support/practise.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';

onNarrowScreenOnly();

const essay = { task: 'WE', id: 9001 } as const;
const box = (page: Page) => page.getByRole('textbox', { name: 'Your essay' });
const elsewhere = (page: Page) => page.getByRole('region', { name: 'Open in another tab' });

test('an essay in two tabs is written in one of them at a time, and nothing typed is lost', async ({
  line,
  learner,
}) => {
  const first = await learner.openStoredApp(line.url);
  await createAccount(first, line.url);
  const second = await first.context().newPage();
  await first.goto(`${line.url}${questionPath(essay)}`);
  await begin(first);
  await box(first).pressSequentially('Written in the first tab.');

  await test.step('the other tab says where it is, and takes it over with its text', async () => {
    await second.goto(`${line.url}${questionPath(essay)}`);
    await expect(elsewhere(second)).toBeVisible();
    await second.screenshot({ path: test.info().outputPath('elsewhere.png') });
    await expectNoViolations(second);
    await second.getByRole('button', { name: 'Go on here' }).click();
    await expect(box(second)).toHaveValue('Written in the first tab.');
    await expect(elsewhere(first)).toBeVisible();
    await expect(box(first)).toHaveCount(0);
    await box(second).press('Control+End');
    await box(second).pressSequentially(' And in the second.');
  });
  await test.step('it comes back with what was added', async () => {
    await first.getByRole('button', { name: 'Go on here' }).click();
    await expect(box(first)).toHaveValue('Written in the first tab. And in the second.');
    await expect(elsewhere(second)).toBeVisible();
  });
  await test.step('a tab that is closed leaves it to the other', async () => {
    await box(first).press('Control+End');
    await box(first).pressSequentially(' Last words.');
    await first.close();
    await second.getByRole('button', { name: 'Go on', exact: true }).click();
    await expect(box(second)).toHaveValue('Written in the first tab. And in the second. Last words.');
  });
  await test.step('a tab in which nothing was entered takes nothing with it', async () => {
    const third = await second.context().newPage();
    await third.goto(`${line.url}${questionPath(essay)}`);
    await third.getByRole('button', { name: 'Go on here' }).click();
    await box(third).press('Control+End');
    await box(third).pressSequentially(' Of the third.');
    await third.close();
    await expect(second.getByRole('button', { name: 'Go on', exact: true })).toBeVisible();
    await second.goto('about:blank');
    await second.goto(`${line.url}${questionPath(essay)}`);
    await second.getByRole('button', { name: 'Go on', exact: true }).click();
    await expect(box(second)).toHaveValue(/Last words\. Of the third\.$/u);
  });
});
