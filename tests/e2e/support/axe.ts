import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { inTime } from '#platform/in-time.ts';
import { isNarrow } from './narrow-only.ts';

/** Neither ends in a page that is gone or hidden: then the story fails here, not after its whole time. */
const patienceMs = 120_000;

export async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/**
 * What axe finds on the page as it is now, in the dark and in the light. A wide screen has the colours of a narrow one: there the
 * light will do. `isApp`: the page is ours and says which colours it has. `isDark`: `false` where the light will do as well.
 */
export async function violationsOf(
  page: Page,
  { isApp = true, isDark = isNarrow(page.viewportSize()) } = {},
): Promise<string[]> {
  const violations: string[] = [];
  for (const colorScheme of isDark ? (['dark', 'light'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (isApp) await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await inTime(page.evaluate(untilPainted), {
      message: 'painting has no end on this page',
      ms: patienceMs,
    });
    // No page of ours has a frame of another origin; without those, axe needs no second page to put its findings together.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // The page is the same in the dark, but for its colours.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const found = await inTime(axe.analyze(), { message: 'axe has no end on this page', ms: patienceMs });
    for (const { id, nodes } of found.violations)
      violations.push(
        `${colorScheme} ${id}: ${nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)].join(' ')).join(' ')}`,
      );
  }
  return violations;
}

/** Colours change over a tenth of a second, and longer where frames are late: until then a text has those of before. */
async function untilPainted(): Promise<void> {
  const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  await nextFrame();
  await nextFrame();
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
