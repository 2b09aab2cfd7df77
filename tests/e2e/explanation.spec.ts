import { expect, test } from './support/bad-day.ts';
import { expectNoViolations } from './support/axe.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath, questions } from './support/practise.ts';

onNarrowScreenOnly();

const [, , choose] = questions;

test('an explanation is heard, kept, and heard again in a tunnel', async ({ line, learner }) => {
  const page = await learner.openStoredApp(line.url);
  const open = async () => {
    await page.goto(`${line.url}${questionPath(choose)}`);
    await page.getByRole('button', { name: 'Show answer' }).click();
  };
  const player = page.getByRole('group', { name: 'The explanation' });
  const hear = (costs: RegExp) => page.getByRole('button', { name: costs });

  await test.step('without a connection it says that the recording is not here', async () => {
    await line.cut();
    await page.context().setOffline(true);
    await open();
    await expect(page.getByText('The recording of it is not on this device')).toBeVisible();
    await page.context().setOffline(false);
    await line.mend();
  });
  await test.step('the button says what it costs, and it plays', async () => {
    await open();
    await hear(/^Hear the explanation ?, recorded, \d:\d\d, \d+ kB$/).click();
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(player.getByRole('slider', { name: 'Position' })).not.toHaveValue('0');
    await expectNoViolations(page);
  });
  await test.step('it is on the device now', async () => {
    await line.cut();
    await page.context().setOffline(true);
    await open();
    await hear(/^Hear the explanation ?, recorded, \d:\d\d$/).click();
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.context().setOffline(false);
  });
});
