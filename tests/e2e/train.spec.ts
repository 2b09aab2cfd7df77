import { expect } from '@playwright/test';
import { readMp3 } from '#domain/audio/mp3.ts';
import { demoAccount } from '#server/idp/demo-account.ts';
import { signIn } from './support/learner.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { essayText, questionPath, questions, recordedMs, typedSentence } from './support/practise.ts';
import { testThatKills as test } from './support/product.ts';
import { waitUntilStored } from './support/stored-device.ts';
import { ServerView } from './support/server-view.ts';

onNarrowScreenOnly();

test('five kinds of question, practised in a tunnel, reach the server once', async ({ server, learner }) => {
  let page = await learner.openApp(server.url);

  await test.step('signs in', async () => {
    await page.goto(`${server.url}/me`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await signIn(page, demoAccount);
    await expect(page.getByText('Maya', { exact: false }).first()).toBeVisible();
  });

  await test.step('the app can be installed', async () => {
    const cdp = await page.context().newCDPSession(page);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  });

  await test.step('everything needed is on the device', async () => {
    await waitUntilStored(page, server.url);
  });

  await test.step('the connection is gone: the server is dead', async () => {
    await server.kill();
  });

  for (const question of questions) {
    await test.step(`practises ${question.task}`, async () => {
      await page.goto(`${server.url}${questionPath(question)}`);
      await question.answer(page);
      await expect(page.getByText(/Saved on this device|Waiting for a connection/).first()).toBeVisible();
    });
  }

  await test.step('closes the app and opens it again, still offline: everything is there', async () => {
    await learner.closeApp();
    page = await learner.openApp(server.url);
    for (const question of questions) {
      await page.goto(`${server.url}${questionPath(question)}`);
      const mine = page.getByRole('list', { name: 'My answers' }).getByRole('listitem');
      await expect(mine).toHaveCount(1);
      await expect(mine).toContainText(/Saved on this device|Waiting for a connection/);
    }
  });

  const onServer = new ServerView(server.url, page);
  await test.step('the network comes back: every answer says Synced', async () => {
    await server.start();
    for (const question of questions) {
      await page.goto(`${server.url}${questionPath(question)}`);
      await expect(page.getByRole('list', { name: 'My answers' }).getByText('Synced')).toBeVisible();
    }
  });

  await test.step('the server has each answer once, scored, and the recording can be played', async () => {
    for (const { task, id } of questions) {
      const answers = await onServer.answers(task, id);
      expect(answers, task).toHaveLength(1);
      const [answer] = answers;
      if (!answer) throw new Error('no answer');
      expect(answer.score, task).not.toBeNull();
      switch (answer.value.kind) {
        case 'record': {
          const mp3 = await onServer.recording(answer.value.recording.sha256);
          const lengthMs = readMp3(mp3)?.durationMs ?? 0;
          expect(Math.abs(lengthMs - answer.value.recording.durationMs)).toBeLessThan(150);
          expect(lengthMs).toBeGreaterThan(recordedMs - 500);
          expect(answer.value.recording.signal?.speechMs).toBeGreaterThan(1_000);
          break;
        }
        case 'write':
          expect(answer.value.text).toBe(essayText);
          expect(answer.score?.evidence.kind).toBe('writing');
          break;
        case 'type':
          expect(answer.value.text).toBe(typedSentence);
          break;
        case 'choose':
        case 'arrange':
          expect(answer.score?.points).not.toBeNull();
          break;
        case 'fill':
        case 'highlight':
          throw new Error(`${task} is not part of the story`);
      }
    }
  });
});
