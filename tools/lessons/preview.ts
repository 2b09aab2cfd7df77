import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { loadBank } from '#content/load-bank.ts';
import { openBrowser } from '#tools/pictures/browser.ts';
import { drawSlides, frameSize } from './draw-slides.ts';
import { allShown } from './lesson-steps.ts';
import { openLesson } from './open-lesson.ts';
import { readScripts } from './read-scripts.ts';
import { cacheFolder } from './speech-cache.ts';

const columns = 3;
const gap = 12;
const thumb = { width: frameSize.width / 2, height: frameSize.height / 2 };

async function drawSheet(browser: Browser, paths: readonly string[], to: string): Promise<void> {
  const images = paths.map((path) => {
    const bytes = readFileSync(path).toString('base64');
    return `<img src="data:image/png;base64,${bytes}" width="${thumb.width}" height="${thumb.height}">`;
  });
  const rows = Math.ceil(images.length / columns);
  const width = columns * (thumb.width + gap) + gap;
  const page = await browser.newPage({ viewport: { width, height: rows * (thumb.height + gap) + gap } });
  const look = `margin:${gap}px;background:#777;display:flex;flex-wrap:wrap;gap:${gap}px`;
  await page.setContent(`<body style="${look}">${images.join('')}</body>`);
  await page.screenshot({ path: to });
  await page.close();
}

/** `node tools/lessons/preview.ts [TYPE ...]`: the last state of every slide of a lesson on one sheet, `.cache/lessons/TYPE.png`. */
async function main(browser: Browser): Promise<void> {
  const bank = loadBank();
  for (const script of readScripts(process.argv.slice(2))) {
    const { view } = await openLesson(script, bank);
    const drawn = await drawSlides(browser, view, join(cacheFolder, `${script.taskType}-states`));
    const ends = script.slides.map(allShown);
    const last = drawn.filter(({ slide, shown }) => shown === ends[slide]);
    const sheet = join(cacheFolder, `${script.taskType}.png`);
    await drawSheet(
      browser,
      last.map(({ path }) => path),
      sheet,
    );
    console.log(sheet);
  }
}

const browser = await openBrowser();
try {
  await main(browser);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser.close();
}
