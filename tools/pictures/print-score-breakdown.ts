/** Prints public/doc/{academic,core}-score-breakdown.pdf from the rubrics. `node tools/pictures/print-score-breakdown.ts` */
import { sheetHtml, sheets } from './breakdown-sheet.ts';
import { openBrowser } from './browser.ts';

const browser = await openBrowser();
for (const sheet of sheets) {
  const page = await browser.newPage();
  await page.setContent(sheetHtml(sheet));
  await page.pdf({ path: sheet.file, preferCSSPageSize: true, tagged: true });
  console.log(`${sheet.file} is written`);
}
await browser.close();
