import { expect } from '@playwright/test';
import { testThatKills as test } from './support/product.ts';
import { enterTunnel, expectSameOnServer, openQuestion, speakAndSubmit } from './support/score-story.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';

onNarrowScreenOnly();

/** The shortest lecture: it plays for 57 s. */
const question = { task: 'RL', id: 4003 } as const;

test('a lecture told again in a tunnel is written down and scored on the device, and the server agrees', async ({
  learner,
  server,
}) => {
  const page = await learner.openApp(server.url);
  await enterTunnel(page, server, ['Reading', 'Transcript']);

  await openQuestion(page, server, question);
  // Nothing to think about: the time to prepare is cut short.
  await page.getByRole('button', { name: 'Start recording' }).click({ timeout: 120_000 });
  await speakAndSubmit(page, 8_000);
  const result = page.getByRole('region', { name: 'Your result' });
  await expect(result).toContainText('This is what we understood.', { timeout: 60_000 });
  // What the microphone says, as the recogniser may write it.
  await expect(result).toContainText(/honey[- ]?bee/);
  await expect(result.getByRole('region', { name: 'Traits' })).toContainText('Content');
  await expect(result).toContainText('Scored on this device');
  await page.screenshot({ path: test.info().outputPath('lecture.png'), fullPage: true });

  await expectSameOnServer(page, server, question);
});
