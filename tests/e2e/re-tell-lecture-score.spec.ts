import { expect } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { testThatKills as test } from './support/product.ts';
import {
  engineTime,
  enterTunnel,
  expectSameOnServer,
  openParts,
  openQuestion,
  speakAndSubmit,
} from './support/score-story.ts';
import { spokenFile } from './support/spoken-file.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';

onNarrowScreenOnly();

/** In the bank of the stories its beginning alone is played; what it is about, and its key points, are those of the whole. */
const question = { task: 'RL', id: 4001 } as const;
/** The microphone tells its last third in the lecturer's words, from "About half of us" on: how yawning spreads, and why. */
const fromMs = 38_800;
const toldMs = 20_300;
const told = [
  'It spreads from one person to another',
  'It spreads more easily among friends and relatives, hardly among young children',
  'It may be connected with empathy',
];
const leftOut = 'People used to think that we yawn for lack of oxygen';

test(
  'the end of a lecture told again in a tunnel is written down and scored by its key points, and the server agrees',
  proofOnly,
  async ({ learner, server }) => {
    const page = await learner.openStoredApp(server.url, {
      speaks: await spokenFile('4001-am_puck', fromMs),
    });
    await enterTunnel(page, server, ['Scores for reading aloud', 'Scores for free speech']);

    await openQuestion(page, server, question);
    // In practice the microphone waits for the learner.
    await page.getByRole('button', { name: 'Start recording' }).click();
    await speakAndSubmit(page, toldMs);
    const result = page.getByRole('region', { name: 'Your result' });
    await expect(result).toContainText('This is what we understood.', engineTime);
    const words = result.getByRole('toolbar', { name: 'Words as they were heard' });
    // A microphone on a busy machine drops parts of what is told: not every word and key point is asked for.
    await expect(words).toContainText(/yawn/);
    await openParts(result);
    await expect(result.getByRole('heading', { name: /^Key points: [1-3] of 6 found$/ })).toBeVisible();
    const found = result.getByRole('listitem').filter({ hasText: 'Found: “' });
    for (const point of await found.allInnerTexts())
      expect(
        told.some((each) => point.includes(each)),
        point,
      ).toBe(true);
    await expect(result.getByRole('listitem').filter({ hasText: leftOut })).toContainText('Not found');
    const traits = result.getByRole('region', { name: 'Traits' }).getByRole('listitem');
    await expect(traits).toContainText([
      /^Content.*about [\d.]+ to [\d.]+ of 6$/,
      /^Pronunciation.*about [\d.]+ to [\d.]+ of 5$/,
      /^Oral fluency.*about [\d.]+ to [\d.]+ of 5$/,
    ]);
    await expect(result).toContainText(/\d+ to \d+ of 16 points/);
    await expect(result).toContainText('Scored on this device');
    await page.screenshot({ path: test.info().outputPath('lecture.png'), fullPage: true });

    const score = await expectSameOnServer(page, server, question);
    const keyPoints = score?.evidence.kind === 'recording' ? score.evidence.speech?.keyPoints : undefined;
    const pointsOf = (coverage: number) =>
      keyPoints?.filter((each) => each.coverage === coverage).map(({ point }) => point);
    expect(told).toEqual(expect.arrayContaining(pointsOf(1) ?? []));
    expect(pointsOf(0)).toContain(leftOut);
  },
);
