import type { Locator, Page } from '@playwright/test';

/** Taps a word of a text with a finger where the screen has touch, else with the mouse. */
export async function tapWord(page: Page, text: Locator, word: string): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  const [x, y] = await text.evaluate((element, wanted) => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes;
      const at = (node.textContent ?? '').search(new RegExp(`\\b${wanted}\\b`));
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    }
    throw new Error(`the text has no ${wanted}`);
  }, word);
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}
