import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { allShown } from './lesson-steps.ts';
import type { LessonView } from './lesson-view.ts';
import { fitText, showState, slidePage, slideStyles } from './slides/slide-page.ts';

/** Size of the video. */
export const frameSize = { width: 1280, height: 720 } as const;

/** A picture of a slide in one of its states. */
export interface DrawnState {
  readonly slide: number;
  readonly shown: number;
  readonly path: string;
}

/**
 * Draws every state of every slide of a lesson to PNG files in a folder, which is emptied. Throws, naming the slide, when something
 * does not fit on it.
 */
export async function drawSlides(browser: Browser, view: LessonView, folder: string): Promise<DrawnState[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: frameSize });
  const styles = slideStyles();
  const drawn: DrawnState[] = [];
  for (const [at, slide] of view.script.slides.entries()) {
    await page.setContent(slidePage(view, at, styles));
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const outside = z.array(z.string()).parse(await page.evaluate(fitText));
    if (outside.length > 0)
      throw new Error(`${view.script.taskType}, slide ${at + 1} (${slide.kind}) overflows: ${outside[0]}`);
    for (let shown = 0; shown <= allShown(slide); shown += 1) {
      await page.evaluate(showState(shown));
      const path = join(folder, `${String(at + 1).padStart(2, '0')}-${shown}.png`);
      await page.screenshot({ path });
      drawn.push({ slide: at, shown, path });
    }
  }
  await page.close();
  return drawn;
}
