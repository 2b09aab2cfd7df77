import literata from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url';

/**
 * The font of texts that are read. Used only there, so nothing of it is fetched before the first paint, and never put in place of
 * letters that are there. Added here and not by a rule: Chromium forgets the fonts of its rules when a further style sheet comes,
 * such as that of the dictionary, and then a text changes its letters under the finger.
 */
export function addReadingFont(): void {
  document.fonts.add(
    new FontFace('Literata Variable', `url(${literata}) format('woff2-variations')`, {
      weight: '200 900',
      display: 'optional',
    }),
  );
}
