import { expect, type Locator, type Page } from '@playwright/test';
import { taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import { isProof } from '#tests/support/rounds.ts';
import { playFast, taskSteps } from './support/answer-task.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath } from './support/practise.ts';
import { test } from './support/product.ts';

onNarrowScreenOnly();
test.setTimeout(1_440_000);

/** Each way of answering, with what pushes its control down: a text, a picture, a player, a bank of words. */
const sample = ['RA', 'DI', 'RTS', 'WE', 'FIB_R', 'MCM_L', 'WFD'] as const satisfies readonly TaskType[];
const screens = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

/** On the screen in whole, with nothing over it, though nobody has scrolled. */
const isInSight = (control: Locator) =>
  control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return scrollY === 0 && isWhole && element.contains(over);
  });

/** What acts next once a question is begun: the recorder, or Submit. */
const nextControl = (page: Page, task: TaskType) =>
  page.getByRole('button', {
    name: taskAddresses[task].answerKind === 'record' ? 'Start recording' : 'Submit',
    exact: true,
  });

/** What a system colour is here, as a computed style says it; runs in the page. */
function colorOf(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

test('what acts next is in sight on every phone, before a question is begun and after', async ({
  learner,
  server,
}) => {
  const page = await learner.openStoredApp(server.url);
  await page.addInitScript(playFast);
  const faults: string[] = [];
  for (const task of isProof ? taskTypes : sample)
    for (const screen of screens)
      await test.step(`${task} at ${screen.width} px`, async () => {
        await page.setViewportSize(screen);
        await page.goto(`${server.url}${questionPath({ task, id: taskSteps[task].id })}`);
        const begin = page.getByRole('button', { name: 'Begin', exact: true });
        const next = nextControl(page, task);
        await expect(begin.or(next).first()).toBeVisible();
        if (await begin.isVisible()) {
          if (!(await isInSight(begin))) faults.push(`${task} at ${screen.width} px: Begin`);
          await begin.click();
          await expect(next).toBeVisible();
        }
        if (!(await isInSight(next))) faults.push(`${task} at ${screen.width} px, begun`);
      });
  expect(faults).toEqual([]);
  for (const screen of screens)
    await test.step(`Submit below a long text, above the keyboard at ${screen.width} px`, async () => {
      await page.setViewportSize(screen);
      await page.goto(`${server.url}${questionPath({ task: 'WE', id: taskSteps.WE.id })}`);
      // At the second visit the text of the first is still there.
      await page.getByRole('button', { name: /^(?:Begin|Go on)$/ }).click();
      const text = page.getByRole('textbox', { name: 'Your essay' });
      await text.fill('A line of an essay that is long enough for a phone.\n'.repeat(60));
      const seenPx = screen.height - Math.round(screen.height * 0.4);
      // A headless browser has no keyboard: what a phone tells of one.
      await page.evaluate((height) => {
        Object.defineProperty(visualViewport, 'height', { value: height });
        visualViewport?.dispatchEvent(new Event('resize'));
      }, seenPx);
      const places = async () => ({
        text: await text.boundingBox(),
        submit: await nextControl(page, 'WE').boundingBox(),
      });
      await expect.poll(async () => (await places()).submit?.y).toBeLessThan(seenPx - 44);
      const { text: box, submit } = await places();
      // Below the bar of the question, and Submit below it: neither covers the other.
      expect(box?.y).toBeGreaterThanOrEqual(48);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(submit?.y ?? 0);
      // Four lines at least.
      expect(box?.height).toBeGreaterThan(110);
    });
  await test.step('what a folded tab opens', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.url}${questionPath({ task: 'MCS_R', id: taskSteps.MCS_R.id })}`);
    const community = page.getByRole('tab', { name: /^Community/ });
    await expect(community).toBeVisible();
    await community.evaluate((tab) => tab.scrollIntoView({ block: 'end' }));
    await community.click();
    await expect(page.getByRole('tabpanel')).toBeInViewport({ ratio: 0.9 });
  });
});

test('with forced colours no text shines through what is fixed, and what cannot be pressed is grey', async ({
  learner,
  server,
}) => {
  const page = await learner.openStoredApp(server.url);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${server.url}${questionPath({ task: 'WE', id: taskSteps.WE.id })}`);
  const begin = page.getByRole('button', { name: 'Begin', exact: true });
  const submit = nextControl(page, 'WE');
  await expect(begin.or(submit).first()).toBeVisible();
  if (await begin.isVisible()) await begin.click();
  const fixed = submit.locator('xpath=ancestor::*').filter({ has: submit });
  const grounds = await fixed.evaluateAll((all) =>
    all
      .map((element) => getComputedStyle(element))
      .filter(({ position }) => position === 'sticky')
      .map(({ backgroundColor }) => backgroundColor),
  );
  expect(grounds).toEqual([await page.evaluate(colorOf, 'Canvas')]);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCSS(
    'color',
    await page.evaluate(colorOf, 'GrayText'),
  );
});
