import { expectNoViolations } from './support/axe.ts';
import { expect, test } from './support/bad-day.ts';
import { expectSaid, giveVoice, markedText, speakOn } from './support/device-voice.ts';
import { chooseMode } from './support/more.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath, questions } from './support/practise.ts';
import { tapWord } from './support/tap-word.ts';

onNarrowScreenOnly();

const [, , choose] = questions;
const sentences = [
  'Beekeeping was once an activity of the countryside.',
  'Today, hives can be found on the roofs of hotels, schools and even opera houses.',
  'Owners usually explain that they want to help the environment, and their honey sells well to visitors.',
] as const;

test('a passage is read out in a tunnel, marked word by word, and in the exam only after the answer', async ({
  line,
  learner,
}) => {
  const page = await learner.openStoredApp(line.url);
  await giveVoice(page, { isPatient: true });
  await line.cut();
  await page.context().setOffline(true);
  await page.goto(`${line.url}${questionPath(choose)}`);
  const hear = page.getByRole('button', { name: /^Hear the passage/ });
  const stop = page.getByRole('button', { name: 'Stop reading' });
  const [first, second, third] = sentences;

  await test.step('sentence and word are marked in the text', async () => {
    await hear.click();
    await expectSaid(page, first);
    await expect.poll(() => markedText(page)).toEqual([first]);
    await speakOn(page, 'word');
    await speakOn(page, 'word');
    expect(await markedText(page)).toEqual([first, first.split(' ')[1]]);
    await expectNoViolations(page);
  });
  await test.step('another speed goes on from the sentence, and is there for the next one', async () => {
    await speakOn(page, 'sentence');
    await expectSaid(page, second);
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('0.8×');
    await expectSaid(page, second);
    await expect(page.locator('html')).toHaveAttribute('data-rate', '0.72');
    await speakOn(page, 'sentence');
    await expectSaid(page, third);
  });
  await test.step('a tap on a word opens the dictionary, and Escape there leaves the voice alone', async () => {
    await tapWord(page, page.getByRole('main').getByText(first), first.split(' ')[1] ?? '');
    const popup = page.getByRole('dialog', { name: 'Dictionary' });
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(stop).toBeVisible();
  });
  await test.step('Escape stops it, and so does the answer', async () => {
    await page.keyboard.press('Escape');
    await expect(hear).toBeVisible();
    expect(await markedText(page)).toEqual([]);
    await hear.click();
    await expect(stop).toBeVisible();
    await choose.answer(page);
    expect(await markedText(page)).toEqual([]);
    await hear.click();
    await expectSaid(page, first);
    await expect.poll(() => markedText(page)).toEqual([first]);
    await stop.click();
  });
  await test.step('the exam reads nothing out before the answer', async () => {
    await chooseMode(page, 'Exam mode');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('radio', { name: /^A\. / })).toBeVisible();
    await expect(hear).toHaveCount(0);
    await choose.answer(page);
    await expect(hear).toBeVisible();
  });
});
