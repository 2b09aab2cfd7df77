import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The page as it is now, in the dark and in the light. A wide screen has the colours of a narrow one: there the light will do. */
export async function expectNoViolations(page: Page): Promise<void> {
  const violations: string[] = [];
  const isWide = (page.viewportSize()?.width ?? 0) > 600;
  for (const colorScheme of isWide ? (['light'] as const) : (['dark', 'light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const axe = new AxeBuilder({ page });
    // The page is the same in the dark, but for its colours.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const found = await axe.analyze();
    for (const { id, nodes } of found.violations)
      violations.push(`${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
  expect(violations).toEqual([]);
}
