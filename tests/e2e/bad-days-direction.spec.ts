import type { Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { expect, test } from './support/bad-day.ts';
import { questionPath, questions } from './support/practise.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';

onNarrowScreenOnly();

test(
  'written from right to left, a question scrolls in one direction only and nothing overlaps',
  proofOnly,
  async ({ line, learner }) => {
    const page = await learner.openStoredApp(line.url);
    await page.addInitScript(() => {
      // Before the app's own scripts, as if the page had come so.
      document.addEventListener('readystatechange', () =>
        document.documentElement.setAttribute('dir', 'rtl'),
      );
    });
    for (const question of questions) {
      await test.step(question.task, async () => {
        await page.goto(`${line.url}${questionPath(question)}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectInOrder(page);
        await question.answer(page);
        await expectInOrder(page);
      });
    }
  },
);

async function expectInOrder(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(sidewaysPixels)).toBeLessThanOrEqual(1);
  expect(await page.evaluate(overlaps)).toEqual([]);
  expect(await page.evaluate(strayFullStops)).toEqual([]);
}

/** English sentences whose full stop does not stand behind their last letter. */
function strayFullStops(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.nodeValue ?? '';
    const end = words.trimEnd().length;
    if (!/[a-z][.?!]$/i.test(words.slice(0, end)) || !text.parentElement?.checkVisibility()) continue;
    const placeOf = (at: number): DOMRect => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    const [letter, stop] = [placeOf(end - 2), placeOf(end - 1)];
    if (stop.width > 0 && Math.abs(stop.top - letter.top) < 2 && stop.left < letter.left) found.push(words);
  }
  return found;
}

/** How far the page can be scrolled sideways, to either side, or sticks out of the screen. */
function sidewaysPixels(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Pairs of controls or texts that lie on each other. What sticks to an edge of the screen lies on what scrolls. */
function overlaps(): string[] {
  const stuckIn = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const things = [
    ...document.querySelectorAll('a, button, input, textarea, select, h1, h2, p, label, [role=timer]'),
  ]
    .filter(isSeen)
    .map((element) => ({ element, box: element.getBoundingClientRect(), stuck: stuckIn(element) }));
  const found: string[] = [];
  things.forEach((one, index) => {
    for (const other of things.slice(index + 1)) {
      if (one.stuck !== other.stuck) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across <= 1 || down <= 1) continue;
      // A label that wraps its control, drawn by siblings, is one thing.
      if (one.element.closest('label') && one.element.closest('label') === other.element.closest('label'))
        continue;
      found.push(`${one.element.outerHTML.slice(0, 120)} | ${other.element.outerHTML.slice(0, 120)}`);
    }
  });
  return found;
}
