import { chromium } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumLaunch } from '#tests/support/chromium.ts';

const heightOf = { phone: 640, desktop: 420 } as const;
const perSheet = { phone: 12, desktop: 6 } as const;

/** Pictures side by side, so that all of them can be looked at: `montage-<part>-<size>-<scheme>-<n>.png`. */
export async function makeMontages(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.png') && !name.startsWith('montage'));
  const browser = await chromium.launch(chromiumLaunch([]));
  try {
    const page = await browser.newPage({ viewport: { width: 1900, height: 1000 } });
    for (const size of ['phone', 'desktop'] as const) {
      for (const scheme of ['light', 'dark'] as const) {
        for (const part of ['question', 'result'] as const) {
          const own = names.filter((name) => name.endsWith(`-${part}-${size}-${scheme}.png`));
          for (let at = 0; at < own.length; at += perSheet[size]) {
            const images = own
              .slice(at, at + perSheet[size])
              .map((name) => {
                const label = name.split('-')[0];
                const style = `height:${heightOf[size]}px;max-width:620px;object-fit:cover;object-position:top;border:1px solid #888`;
                return `<figure style="margin:4px"><figcaption>${label}</figcaption><img style="${style}" src="${pathToFileURL(join(folder, name)).href}"></figure>`;
              })
              .join('');
            await page.goto(pathToFileURL(join(folder, own[0] ?? '')).href);
            await page.setContent(
              `<body style="margin:0;display:flex;flex-wrap:wrap;background:#ccc">${images}</body>`,
            );
            await page.waitForFunction(() => [...document.images].every((image) => image.complete));
            const sheet = `montage-${part}-${size}-${scheme}-${at / perSheet[size] + 1}.png`;
            await page.screenshot({ path: join(folder, sheet), fullPage: true });
          }
        }
      }
    }
  } finally {
    await browser.close();
  }
}
