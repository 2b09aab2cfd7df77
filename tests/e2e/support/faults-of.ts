import type { Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';
import { smallTargets } from './small-targets.ts';

/** What is cut, spills, or is too small for a finger: at a phone's width with letters twice as large, and on the narrowest phone. */
export async function faultsOf(page: Page, name: string): Promise<string[]> {
  const sizes = [
    { label: '390 px, text 200 %', width: 390, text: '200%' },
    { label: '320 px', width: 320, text: '' },
  ];
  const found: string[] = [];
  for (const { label, width, text } of sizes) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await page.evaluate(untilStill);
    const faults = [...(await page.evaluate(layoutFaults)), ...(await page.evaluate(smallTargets))];
    for (const fault of faults) found.push(`${name}, ${label}: ${fault}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  return found;
}

/** Under reduced motion a change of size takes some frames: each element follows its parent, some a frame after it has ended. */
async function untilStill(): Promise<void> {
  for (let stillFrames = 0; stillFrames < 3;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    stillFrames = document.getAnimations().length === 0 ? stillFrames + 1 : 0;
  }
}
