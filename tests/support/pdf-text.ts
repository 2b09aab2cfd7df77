import { inflateSync } from 'node:zlib';

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/**
 * The text of a PDF as Chromium prints it, in the order in which it is drawn: runs of glyphs in hexadecimal, and for each font a
 * table of what they stand for. Without the spaces between words and lines, which a printed page does not tell reliably.
 */
export function pdfText(pdf: Uint8Array): string {
  const objects = new Map(
    [...latin1(pdf).matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = '', body = '']) => [id, body]),
  );
  const glyphsOf = new Map<string, ReadonlyMap<number, string>>();
  const texts: string[] = [];
  for (const page of objects.values()) {
    const contents = /\/Type \/Page\n.*\/Contents (\d+) 0 R/s.exec(page)?.[1];
    if (contents === undefined) continue;
    for (const [, name = '', font = ''] of page.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1];
      glyphsOf.set(name, readTable(streamOf(objects.get(table ?? ''))));
    }
    let glyphs: ReadonlyMap<number, string> | undefined;
    for (const [, font, run = ''] of streamOf(objects.get(contents)).matchAll(
      /\/(F\d+) \S+ Tf|<([0-9A-F]+)> Tj/g,
    )) {
      if (font !== undefined) glyphs = glyphsOf.get(font);
      const ids = run.match(/.{4}/g) ?? [];
      texts.push(...ids.map((id) => glyphs?.get(Number.parseInt(id, 16)) ?? '\uFFFD'));
    }
  }
  return withoutSpaces(texts.join(''));
}

/** A text as `pdfText` gives it. */
export const withoutSpaces = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, '');

function streamOf(object = ''): string {
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  const bytes = Buffer.from(object.slice(start, object.lastIndexOf('\nendstream')), 'latin1');
  return latin1(object.slice(0, start).includes('/FlateDecode') ? inflateSync(bytes) : bytes);
}

/** What the glyphs of a font stand for: single ones, and ranges of which the first is named. */
function readTable(table: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, block = ''] of table.matchAll(/beginbf(?:char|range)\n(.*?)\nendbf/gs))
    for (const line of block.split('\n')) {
      const [first = 0, ...rest] = [...line.matchAll(/<([0-9A-F]+)>/g)].map(([, hex = '']) =>
        Number.parseInt(hex, 16),
      );
      const [last, text = 0] = rest.length === 1 ? [first, rest[0]] : rest;
      for (let id = first; id <= (last ?? first); id += 1)
        glyphs.set(id, String.fromCodePoint(text + id - first));
    }
  return glyphs;
}
