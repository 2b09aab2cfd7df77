import { expect } from '@playwright/test';
import { taskTypes } from '#contract/task-type.ts';
import { demoAccount } from '#server/idp/demo-account.ts';
import { playFast, taskSteps } from './support/answer-task.ts';
import { signIn } from './support/learner.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath } from './support/practise.ts';
import { testThatKills as test, waitUntilStored } from './support/product.ts';
import { ServerView } from './support/server-view.ts';

onNarrowScreenOnly();
// Twenty-three questions one after the other, four of them with a recording that is heard to its end.
test.setTimeout(480_000);

test('a question of every task type is answered in a tunnel, and the server scores each one alike', async ({
  learner,
  server,
}) => {
  const page = await learner.openApp(server.url);
  await page.addInitScript(playFast);
  await page.goto(`${server.url}/me`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signIn(page, demoAccount);
  await waitUntilStored(page, server.url);
  await server.kill();

  const questions = taskTypes.map((task) => ({ task, ...taskSteps[task] }));
  for (const question of questions) {
    await test.step(`answers ${question.task}`, async () => {
      await page.goto(`${server.url}${questionPath(question)}`);
      await question.answer(page);
      await expect(page.getByText(/Saved on this device|Waiting for a connection/).first()).toBeVisible();
    });
  }

  await server.start();
  const onServer = new ServerView(server.url, page);
  for (const question of questions) {
    await test.step(`the server has ${question.task} once`, async () => {
      await page.goto(`${server.url}${questionPath(question)}`);
      const mine = page.getByRole('list', { name: 'My answers' });
      await expect(mine.getByText('Synced')).toBeVisible({ timeout: 60_000 });
      const answers = await onServer.answers(question.task, question.id);
      expect(answers, question.task).toHaveLength(1);
      expect(answers[0]?.score, question.task).not.toBeNull();
      expect(answers[0]?.value.kind, question.task).not.toBeUndefined();
    });
  }
});
