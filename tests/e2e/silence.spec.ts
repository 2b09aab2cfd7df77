import { expect } from '@playwright/test';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath, questions } from './support/practise.ts';
import { test } from './support/product.ts';
import { downloadPack, engineTime, speakAndSubmit } from './support/score-story.ts';
import { begin } from './support/begin.ts';
import { silentFile } from './support/spoken-file.ts';

onNarrowScreenOnly();

const reading = { task: 'RA', id: 1_001 } as const;
const choice = questions.find(({ task }) => task === 'MCS_R');
/** Longer than what is too short to be scored. */
const silentMs = 5_000;

test('silence spoils no statistic', async ({ server, learner }) => {
  const page = await learner.openStoredApp(server.url, { speaks: silentFile() });
  await downloadPack(page, 'Scores for reading aloud');
  await page.goto(`${server.url}${questionPath(reading)}`);
  await begin(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await speakAndSubmit(page, silentMs);
  const result = page.getByRole('region', { name: 'Your result' });
  await expect(result).toContainText('We heard nothing that sounds like a voice.', engineTime);

  await test.step('alone it is no answer', async () => {
    await page.goto(`${server.url}/statistics`);
    await expect(page.getByRole('heading', { name: 'Your statistics begin with one answer' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Official results' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Days of practice' })).toHaveCount(0);
  });

  await test.step('beside a real answer only that one counts', async () => {
    if (!choice) throw new Error('no question to choose in');
    await page.goto(`${server.url}${questionPath(choice)}`);
    await choice.answer(page);
    await page.goto(`${server.url}/statistics`);
    const tasks = page.getByRole('region', { name: 'By task' });
    await expect(tasks.getByRole('row', { name: /Multiple Choice/ })).toBeVisible();
    await expect(tasks.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'What goes wrong most' })).not.toContainText('left out');
    await page.getByText('Days and months as a table').click();
    await expect(
      page
        .getByRole('row', { name: /^Today/ })
        .getByRole('cell')
        .first(),
    ).toHaveText('1');
  });
});
