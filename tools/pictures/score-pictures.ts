import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import { learnersEssay } from '#tests/support/learners-essay.ts';
import { wavFile } from '#domain/audio/wav.ts';
import { openBrowser } from './browser.ts';
import { signInAsDemo } from './sign-in.ts';
import { writeSmallPng } from './small-png.ts';
import { bumpyReading, sentenceWithGap, startOfLecture } from './spoken-answers.ts';

interface Story {
  readonly name: string;
  readonly task: TaskType;
  readonly id: number;
  /** What the microphone hears; nothing for a written answer. */
  readonly voice: (() => Promise<Float32Array>) | null;
}

const stories: readonly Story[] = [
  { name: 'read-aloud', task: 'RA', id: 1001, voice: bumpyReading },
  { name: 'repeat-sentence', task: 'RS', id: 2001, voice: sentenceWithGap },
  { name: 're-tell-lecture', task: 'RL', id: 4003, voice: startOfLecture },
  { name: 'write-essay', task: 'WE', id: 9003, voice: null },
];

/** Pixels around the result, and more than the longest one has. */
const edge = 16;
const tallest = 3_600;

const screens = {
  mobile: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

async function downloadPacks(page: Page): Promise<void> {
  for (const name of ['Scores for reading aloud', 'Scores for free speech']) {
    const pack = page.getByRole('region', { name, exact: true });
    await pack.getByRole('button', { name: /^Download \(\d/ }).click();
    await pack.getByText('It works without a connection.').waitFor({ timeout: 120_000 });
  }
}

async function speak(page: Page, seconds: number): Promise<void> {
  const stop = page.getByRole('button', { name: 'Stop' });
  // A lecture plays for a minute first.
  await page.getByRole('button', { name: 'Start recording' }).click({ timeout: 180_000 });
  await stop.waitFor();
  await page.waitForTimeout(seconds * 1_000);
  await stop.click();
}

/** Opens the question, answers it, and waits for its score. */
async function answer(page: Page, base: string, story: Story, seconds: number): Promise<void> {
  const { section, slug } = taskAddresses[story.task];
  await page.goto(`${base}/dashboard/${section}/${slug}/${story.id}`);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  if (story.voice) await speak(page, seconds);
  else await page.getByRole('textbox', { name: 'Your essay' }).fill(learnersEssay);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page
    .getByText(/Scored (on this device|by the server)\./)
    .first()
    .waitFor({ timeout: 180_000 });
}

/** The score view of one task on both screens, in both schemes. */
async function takeStory(base: string, story: Story, folder: string): Promise<void> {
  const sound = story.voice ? await story.voice() : new Float32Array(sampleRate);
  const voicePath = join(folder, `${story.name}.wav`);
  writeFileSync(voicePath, wavFile(sound, sampleRate));
  const browser = await openBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    // Said once: what comes after it is silence.
    `--use-file-for-fake-audio-capture=${voicePath}%noloop`,
    '--autoplay-policy=no-user-gesture-required',
  ]);
  const context = await browser.newContext({
    viewport: screens.mobile,
    hasTouch: true,
    permissions: ['microphone'],
  });
  const page = await context.newPage();
  await signInAsDemo(page, base);
  await downloadPacks(page);
  await answer(page, base, story, sound.length / sampleRate);
  const result = page.getByRole('region', { name: 'Your result' });
  // Nothing is pointed at.
  await page.mouse.move(0, 0);
  for (const [screen, size] of Object.entries(screens)) {
    // As high as the whole result: the bar of the question would lie over it otherwise.
    await page.setViewportSize({ width: size.width, height: tallest });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      const box = await result.boundingBox();
      if (!box) throw new Error('the result is not there');
      const clip = {
        x: box.x - edge,
        y: box.y - edge,
        width: box.width + 2 * edge,
        height: box.height + 2 * edge,
      };
      const path = `docs/screenshots/score-${story.name}-${screen}-${colorScheme}.png`;
      await writeSmallPng(path, await page.screenshot({ animations: 'disabled', clip }));
      console.log(path);
    }
  }
  await browser.close();
}

/** The score views of the speaking and writing tasks: each answered once, with a voice of the bank as the microphone. */
export async function takeScorePictures(base: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'passage-pictures-'));
  for (const story of stories) await takeStory(base, story, folder);
  rmSync(folder, { recursive: true, force: true });
}
