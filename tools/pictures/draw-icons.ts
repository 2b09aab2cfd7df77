/** Renders the icons of the web manifest from public/icons/icon.svg. `node tools/pictures/draw-icons.ts` */
import { readFileSync } from 'node:fs';
import { openBrowser } from './browser.ts';

const folder = 'public/icons';
const rounded = readFileSync(`${folder}/icon.svg`, 'utf8');
const square = rounded.replace('rx="112" ', '');
/** The mark made smaller on a ground without corners: systems cut their own shape out of it. */
const inset = (scale: number) =>
  square.replace(
    /(<rect[^>]*>)(.*)<\/svg>/s,
    `$1<g transform="translate(256 256) scale(${scale}) translate(-256 -256)">$2</g></svg>`,
  );

const pictures = [
  { name: 'icon-192', size: 192, svg: rounded },
  { name: 'icon-512', size: 512, svg: rounded },
  { name: 'maskable-192', size: 192, svg: inset(0.72) },
  { name: 'maskable-512', size: 512, svg: inset(0.72) },
  { name: 'apple-touch-icon', size: 180, svg: inset(0.86) },
];

const browser = await openBrowser();
for (const { name, size, svg } of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>html,body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await page.screenshot({ path: `${folder}/${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
