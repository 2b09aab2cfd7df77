import { taskTypes } from '#contract/task-type.ts';
import { proofOnly } from '#tests/support/rounds.ts';
import { taskSteps } from './support/answer-task.ts';
import { begin } from './support/begin.ts';
import { expect, test } from './support/bad-day.ts';
import { lowScreen, stuckTooHigh } from './support/low-screen.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath } from './support/practise.ts';
import { addresses, visit } from './support/screen-addresses.ts';

onNarrowScreenOnly();

test('at 320 by 256 every gap of a bank can be seen and filled', async ({ line, learner }) => {
  const page = await learner.openStoredApp(line.url);
  await page.setViewportSize(lowScreen);
  await page.goto(`${line.url}${questionPath({ task: 'FIB_R', id: taskSteps.FIB_R.id })}`);
  const gaps = page.getByRole('button', { name: /^Gap \d of/ });
  await expect(gaps.first()).toBeVisible();
  for (const gap of await gaps.all()) {
    await gap.scrollIntoViewIfNeeded();
    // The middle of the gap is the gap's own: nothing lies over it.
    const isOnTop = await gap.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
  }
  await page.getByRole('list', { name: 'Words for the gaps' }).getByRole('button').first().click();
  await gaps.first().click();
  await expect(gaps.first()).not.toHaveAccessibleName(/empty/);
  expect(await page.evaluate(stuckTooHigh)).toEqual([]);
});

test(
  'at 320 by 256 nothing that sticks takes more than a third of a question',
  proofOnly,
  async ({ line, learner }) => {
    test.setTimeout(1_440_000);
    const page = await learner.openStoredApp(line.url);
    await page.setViewportSize(lowScreen);
    const faults: Record<string, string[]> = {};
    for (const task of taskTypes) {
      await page.goto(`${line.url}${questionPath({ task, id: taskSteps[task].id })}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const gate = page.getByRole('button', { name: 'Begin', exact: true });
      const before = await page.evaluate(stuckTooHigh);
      if (await gate.isVisible()) await begin(page);
      const stuck = [...before, ...(await page.evaluate(stuckTooHigh))];
      if (stuck.length > 0) faults[task] = stuck;
    }
    expect(faults).toEqual({});
  },
);

test(
  'at 320 by 256 nothing that sticks takes more than a third of any other screen',
  proofOnly,
  async ({ line, learner }) => {
    test.setTimeout(1_440_000);
    const { '/dashboard/$section/$slug/$questionId': _, ...others } = addresses;
    const page = await learner.openStoredApp(line.url);
    await page.setViewportSize(lowScreen);
    const faults: Record<string, string[]> = {};
    for (const path of Object.values(others).flat()) {
      await test.step(path, async () => {
        await visit(page, path);
        const stuck = await page.evaluate(stuckTooHigh);
        if (stuck.length > 0) faults[path] = stuck;
      });
    }
    expect(faults).toEqual({});
  },
);
