import { expect } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { taskTypes, type TaskType } from '#contract/task-type.ts';
import { assessmentOf } from '#domain/tasks/assessment-of.ts';
import { demoAccount } from '#server/idp/demo-account.ts';
import { playFast, taskSteps } from './support/answer-task.ts';
import { signIn } from './support/learner.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath } from './support/practise.ts';
import { testThatKills as test } from './support/product.ts';
import { waitUntilStored } from './support/stored-device.ts';
import { ServerView } from './support/server-view.ts';

onNarrowScreenOnly();
// Twenty-three questions one after the other, four of them with a recording that is heard to its end.
test.setTimeout(1_440_000);

/** How the line of a result begins where every point is counted. */
const points = /^[\d.]+ of [\d.]+ points?/;

test(
  'a question of every task type is answered in a tunnel, and the server scores each one alike',
  proofOnly,
  async ({ learner, server }) => {
    const page = await learner.openStoredApp(server.url);
    await page.addInitScript(playFast);
    await page.goto(`${server.url}/me`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await signIn(page, demoAccount);
    await expect(page.getByText('Maya', { exact: false }).first()).toBeVisible();
    await waitUntilStored(page, server.url);
    await server.kill();

    /** What the device said of tasks that are scored exactly. */
    const shown = new Map<TaskType, string>();
    const questions = taskTypes.map((task) => ({ task, ...taskSteps[task] }));
    for (const question of questions) {
      await test.step(`answers ${question.task}`, async () => {
        await page.goto(`${server.url}${questionPath(question)}`);
        await question.answer(page);
        await expect(page.getByText(/Saved on this device|Waiting for a connection/).first()).toBeVisible();
        if (assessmentOf(question.task) === 'none') {
          const result = page.getByRole('region', { name: 'Your result' });
          const line = await result.getByText(points).first().innerText();
          shown.set(question.task, points.exec(line)?.[0] ?? line);
        }
      });
    }

    await server.start();
    const onServer = new ServerView(server.url, page);
    // The engine waits longer after each failure; the learner need not.
    await page.goto(`${server.url}/sync`);
    await page.getByRole('button', { name: 'Sync now' }).click();
    for (const question of questions) {
      await test.step(`the server has ${question.task} once`, async () => {
        await page.goto(`${server.url}${questionPath(question)}`);
        const mine = page.getByRole('list', { name: 'My answers' });
        await expect(mine.getByText('Synced')).toBeVisible();
        const answers = await onServer.answers(question.task, question.id);
        expect(answers, question.task).toHaveLength(1);
        const score = answers[0]?.score;
        expect(score, question.task).toBeTruthy();
        const line = shown.get(question.task);
        const unit = score?.max === 1 ? 'point' : 'points';
        if (line !== undefined) expect(`${score?.points} of ${score?.max} ${unit}`, question.task).toBe(line);
      });
    }
  },
);
