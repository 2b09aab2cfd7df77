import { chromium } from '@playwright/test';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumLaunch } from '#tests/support/chromium.ts';

/** How the pictures of phones stand on a sheet, and those of wider screens. */
const narrow = { height: 640, perSheet: 12 } as const;
const wide = { height: 420, perSheet: 6 } as const;
const sheetWidth = 1900;
/** Widest screen of a phone, in pixels of the tab. */
const widestPhone = 480;

const montage = 'montage';

/**
 * Pictures side by side, so that all of them can be looked at. They are named `<label>-<part>-<width>-<kind>.png`; those that share
 * all but the label stand on `montage-<part>-<width>-<kind>-<n>.png`.
 */
export async function makeMontages(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => /^\w+-[a-z]+-\d+-.*\.png$/u.test(name));
  const own = names.filter((name) => !name.startsWith(montage));
  const groups = Map.groupBy(own, (name) => name.slice(name.indexOf('-') + 1, -'.png'.length));
  const sheetFile = join(folder, 'montage.html');
  const browser = await chromium.launch(chromiumLaunch([]));
  try {
    const tab = await browser.newPage({ viewport: { width: sheetWidth, height: 1000 } });
    // Whole pages of results are large.
    tab.setDefaultTimeout(180_000);
    for (const [kind, pictures] of groups) {
      const { height, perSheet } = Number(kind.split('-')[1]) <= widestPhone ? narrow : wide;
      for (let at = 0; at < pictures.length; at += perSheet) {
        const sheet = pictures.slice(at, at + perSheet);
        const images = sheet.map((name) => {
          const style = `height:${height}px;max-width:620px;object-fit:cover;object-position:top;border:1px solid #888`;
          return `<figure style="margin:4px"><figcaption>${name.split('-')[0]}</figcaption><img style="${style}" src="${pathToFileURL(join(folder, name)).href}"></figure>`;
        });
        writeFileSync(
          sheetFile,
          `<!doctype html><body style="margin:0;display:flex;flex-wrap:wrap;background:#ccc">${images.join('')}</body>`,
        );
        await tab.goto(pathToFileURL(sheetFile).href);
        const path = join(folder, `${montage}-${kind}-${at / perSheet + 1}.png`);
        await tab.screenshot({ path, fullPage: true });
      }
    }
  } finally {
    await browser.close();
    rmSync(sheetFile, { force: true });
  }
}
