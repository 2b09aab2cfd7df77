import { expect } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { taskTypes } from '#contract/task-type.ts';
import { playFast, taskSteps } from './support/answer-task.ts';
import { violationsOf } from './support/axe.ts';
import { faultsOf } from './support/faults-of.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath } from './support/practise.ts';
import { test } from './support/product.ts';

onNarrowScreenOnly();
// Eight questions one after the other, some with a recording that is heard to its end.
test.setTimeout(1_440_000);
// For several workers.
test.describe.configure({ mode: 'parallel' });

const groups = [0, 1, 2].map((at) => taskTypes.filter((_task, place) => place % 3 === at));

for (const tasks of groups)
  test(
    `the results of ${tasks.join(', ')} are whole at 200 % text and at 320 px, and axe finds nothing in them`,
    proofOnly,
    async ({ server, learner }) => {
      const page = await learner.openStoredApp(server.url);
      await page.addInitScript(playFast);
      const faults: string[] = [];
      for (const task of tasks) {
        await test.step(task, async () => {
          await page.goto(`${server.url}${questionPath({ task, id: taskSteps[task].id })}`);
          await taskSteps[task].answer(page);
          await page.getByRole('button', { name: 'Show answer' }).click();
          faults.push(...(await faultsOf(page, `result of ${task}`)));
          faults.push(...(await violationsOf(page)).map((fault) => `result of ${task}: ${fault}`));
        });
      }
      expect(faults).toEqual([]);
    },
  );
