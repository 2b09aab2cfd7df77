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

const question = { task: 'RS', id: 2001 } as const;

test(
  'a sentence repeated in a tunnel is scored on the device, and the server agrees',
  proofOnly,
  async ({ learner, server }) => {
    const page = await learner.openStoredApp(server.url, {
      speaks: await spokenFile('2001-am_michael'),
    });
    // The server has both, and hears with both.
    await enterTunnel(page, server, ['Scores for reading aloud', 'Scores for free speech']);

    await openQuestion(page, server, question);
    // In practice the microphone waits for the learner.
    await page.getByRole('button', { name: 'Start recording' }).click();
    // The sentence takes 4 s; the microphone starts it again and again.
    await speakAndSubmit(page, 4_500);
    const result = page.getByRole('region', { name: 'Your result' });
    await expect(result).toContainText(/We heard (all 9|[5-8] of 9) words/, engineTime);
    await openParts(result);
    await expect(result.getByRole('region', { name: 'Traits' })).toContainText('Content');
    await expect(result).toContainText(/\d+ to \d+ of 13 points/);
    await expect(result).toContainText('Scored on this device');
    await page.screenshot({ path: test.info().outputPath('sentence.png'), fullPage: true });

    await expectSameOnServer(page, server, question);
  },
);
