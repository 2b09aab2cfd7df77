import { expect, type Page } from '@playwright/test';
import { soundFaultKinds } from '#domain/signal/sound-faults.ts';
import { soundFaultWords } from '#ui/audio/sound-fault-words.ts';
import { expectNoViolations } from './support/axe.ts';
import { begin } from './support/begin.ts';
import { giveVoice } from './support/device-voice.ts';
import { faultySounds, goodSound, saidWords, soundsRate } from './support/faulty-sounds.ts';
import { isNarrow } from './support/narrow-only.ts';
import { plantMicrophones, type PlantedDevice } from './support/planted-microphones.ts';
import { questionPath } from './support/practise.ts';
import { test } from './support/product.ts';
import { downloadPack, engineTime } from './support/score-story.ts';

const builtIn: PlantedDevice = { deviceId: 'built-in', label: 'Built-in microphone' };
const headset: PlantedDevice = { deviceId: 'usb', label: 'USB headset' };
const setupPath = '/dashboard/microphone-setup';
/** A test of five seconds, on a busy machine. */
const testTime = { timeout: 120_000 };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Runs a test to its verdict. */
async function runTest(page: Page): Promise<void> {
  await press(page, 'Start the test');
  await expect(page.getByRole('button', { name: 'Confirm Changes' })).toBeVisible(testTime);
}

test('a permission, a device and each fault of the sound: offline, to a microphone that is saved', async ({
  server,
  learner,
}) => {
  const page = await learner.openStoredApp(server.url);
  const planted = await plantMicrophones(page, [builtIn, headset], 'prompt');
  // Loaded once: the code of the page and the recorder come from the cache of the app.
  await page.goto(`${server.url}/me`);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: /Sound and microphone/ }).click();

  await test.step('the question of the browser is closed, then refused for good, then allowed in its settings', async () => {
    await press(page, 'Allow microphone');
    await expect(page.getByRole('alert')).toContainText('The question was closed.');
    await planted.permit('denied');
    await expect(page.getByText('Turn on Microphone.')).toBeVisible();
    await press(page, 'Request Permission');
    await expect(page.getByRole('alert')).toContainText('It is still blocked.');
    await expectNoViolations(page);
    await planted.permit('granted');
    await expect(page.getByRole('heading', { name: 'Choose your microphone' })).toBeVisible();
  });

  await test.step('each microphone shows its level; one that is unplugged gives way and comes back', async () => {
    await planted.hear(await goodSound(), soundsRate);
    // What is open hears what it heard before.
    await planted.connect([builtIn]);
    await planted.connect([builtIn, headset]);
    await page.getByRole('radio', { name: /USB headset/ }).check();
    for (const name of ['Built-in microphone', 'USB headset']) {
      const meter = page.getByRole('meter', { name: `Level of ${name}` });
      await expect(meter).toHaveAttribute('aria-valuetext', 'Loud enough');
    }
    await planted.connect([builtIn]);
    await expect(page.getByText('USB headset is not connected.')).toBeVisible();
    await planted.connect([builtIn, headset]);
    await expect(page.getByRole('radio', { name: /USB headset/ })).toBeChecked();
    await expectNoViolations(page);
    await press(page, 'Test this microphone');
    await expect.poll(() => planted.openTracks()).toBe(0);
  });

  const sounds = await faultySounds();
  for (const fault of soundFaultKinds) {
    await test.step(`a sound with a fault is told: ${fault}`, async () => {
      await planted.hear(sounds[fault], soundsRate);
      await runTest(page);
      await expect(page.getByText(soundFaultWords[fault].title)).toBeVisible();
      await press(page, 'Try Again');
    });
  }

  await test.step('a call takes the microphone, then it is unplugged: what happened is said', async () => {
    await planted.hear(sounds.noisy, soundsRate);
    await press(page, 'Start the test');
    await expect(page.getByText('Recording. The mark shows')).toBeVisible();
    await planted.interrupt(true);
    await expect(page.getByText('A call or another app took it.')).toBeVisible(testTime);
    await press(page, 'Try Again');
    await press(page, 'Start the test');
    await expect(page.getByText('Recording. The mark shows')).toBeVisible();
    await planted.connect([builtIn]);
    await expect(page.getByText('The microphone went away')).toBeVisible(testTime);
    await press(page, 'Try Again');
    await planted.connect([builtIn, headset]);
  });

  await test.step('a clear voice is cleared, and the microphone is saved for this device', async () => {
    await planted.hear(await goodSound(), soundsRate);
    await runTest(page);
    await expect(page.getByText('You sound clear')).toBeVisible();
    await expectNoViolations(page);
    await press(page, 'Confirm Changes');
    await expect(page.getByText('Saved for this device')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Today' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    await page.goto(`${server.url}/me`);
    await expect(page.getByRole('link', { name: /Sound and microphone.*USB headset/ })).toBeVisible();
  });

  await test.step('the recorder says when it is gone, and what was used in its place', async () => {
    await page.goto(`${server.url}${questionPath({ task: 'RA', id: 1001 })}`);
    await expect(page.getByRole('region', { name: 'Before you begin' })).toBeVisible();
    await expect(page.getByText('Check your microphone first')).toBeHidden();
    // A page begins with what was planted first.
    await planted.permit('granted');
    await planted.connect([builtIn]);
    await begin(page);
    await press(page, 'Start recording');
    const recorder = page.getByRole('region', { name: 'Recorder' });
    await expect(recorder).toContainText('USB headset is not connected. Recording with Built-in microphone.');
    await press(page, 'Stop');
    await expect(recorder).toContainText('Recorded with Built-in microphone.');
  });
});

test('what was said is written down on the device; a bad sound is named in the result and leads to the setup', async ({
  server,
  learner,
  viewport,
}) => {
  test.skip(!isNarrow(viewport), 'the size of the screen changes nothing here');
  const page = await learner.openStoredApp(server.url);
  await downloadPack(page, 'Scores for reading aloud');
  await downloadPack(page, 'Scores for free speech');
  const planted = await plantMicrophones(page, [builtIn]);
  const question = questionPath({ task: 'RA', id: 1001 });
  await page.goto(`${server.url}${question}`);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Check your microphone first' }).click();
  await planted.hear(await goodSound(), soundsRate);
  await press(page, 'Test this microphone');
  await runTest(page);
  await expect(page.getByText('We understood:')).toContainText(saidWords, engineTime);
  await press(page, 'Confirm Changes');
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL(`${server.url}${question}`);

  const { 'too-quiet': quiet } = await faultySounds();
  await planted.hear(quiet, soundsRate);
  await begin(page);
  await press(page, 'Start recording');
  await expect(page.getByText(/^2 of \d+ seconds/)).toBeVisible(testTime);
  await press(page, 'Stop');
  await press(page, 'Submit');
  const result = page.getByRole('region', { name: 'Your result' });
  await result.getByRole('link', { name: 'Check your microphone' }).click(engineTime);
  await expect(page).toHaveURL(new RegExp(`${setupPath}\\?.*step=test`));
  await expect(page.getByRole('button', { name: 'Start the test' })).toBeVisible();

  await test.step('both tests of Today work without a network', async () => {
    await giveVoice(page);
    await page.goto(server.url);
    await planted.hear(await goodSound(), soundsRate);
    await page.getByRole('button', { name: /^Speech test/ }).click();
    const speech = page.getByRole('dialog', { name: 'Speech test' });
    await speech.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(speech.getByText(saidWords)).toBeVisible(engineTime);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Listening test/ }).click();
    const listening = page.getByRole('dialog', { name: 'Listening test' });
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-said', /\w/);
    const word = (await root.getAttribute('data-said')) ?? '';
    await listening.getByRole('button', { name: word, exact: true }).click();
    await expect(listening).toContainText(`Right: ${word}.`);
    await expectNoViolations(page);
  });
});
