import { expect, test } from './support/bad-day.ts';
import { questionPath, questions, recordAloud } from './support/practise.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { begin } from './support/begin.ts';

onNarrowScreenOnly();

const [readAloud, , choose] = questions;

test('a refused microphone is explained, can be allowed after all, and stops nothing else', async ({
  line,
  learner,
}) => {
  const page = await learner.openStoredApp(line.url, { obeysSettings: true });
  const cdp = await page.context().newCDPSession(page);
  const setMicrophone = (setting: 'denied' | 'granted') =>
    cdp.send('Browser.setPermission', { permission: { name: 'microphone' }, setting, origin: line.url });
  const modal = page.getByRole('dialog', { name: 'No Microphone Permission' });

  await test.step('the modal has the texts of the specification', async () => {
    await setMicrophone('denied');
    await page.goto(`${line.url}${questionPath(readAloud)}`);
    await begin(page);
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(modal).toBeVisible();
    await expect(
      modal.getByText(
        "Please click the button below to enable the microphone, or if it's blocked, allow it in your browser settings.",
        { exact: true },
      ),
    ).toBeVisible();
  });
  await test.step('asking again while it is still refused shows the error', async () => {
    await modal.getByRole('button', { name: 'Request Permission', exact: true }).click();
    await expect(modal.getByRole('alert')).toHaveText(/\S/);
    await modal.getByRole('button', { name: 'Ok, Got it', exact: true }).click();
    await expect(modal).toBeHidden();
    await expect(page.getByRole('region', { name: 'Recorder' })).toContainText('not allowed');
  });
  await test.step('other questions work', async () => {
    await page.goto(`${line.url}${questionPath(choose)}`);
    await choose.answer(page);
  });
  await test.step('once it is allowed, the same modal leads to a recording', async () => {
    await page.goto(`${line.url}${questionPath({ task: 'RA', id: 1002 })}`);
    await begin(page);
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(modal).toBeVisible();
    await setMicrophone('granted');
    await modal.getByRole('button', { name: 'Request Permission', exact: true }).click();
    await expect(modal).toBeHidden();
    await recordAloud(page);
  });
});
