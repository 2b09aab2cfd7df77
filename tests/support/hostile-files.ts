import type { SqlJsStatic } from 'sql.js';
import { zipParts } from '#platform/zip/zip.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

/** Deflated bytes without a header, as a ZIP file has them. */
async function deflate(bytes: Bytes): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A ZIP file of one deflated file whose headers say that it unpacks to `saysBytes`. */
export async function deflatedZip(name: string, content: Bytes, saysBytes: number): Promise<Blob> {
  const packed = await deflate(content);
  const bytes = new Uint8Array(await new Blob(zipParts([{ name, bytes: packed }])).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const directory = view.getUint32(bytes.length - 22 + 16, true);
  for (const [at, method, size] of [
    [0, 8, 22],
    [directory, 10, 24],
  ] as const) {
    view.setUint16(at + method, 8, true);
    view.setUint32(at + size, saysBytes, true);
  }
  return new Blob([bytes]);
}

/** UTF-16 as Windows programs save it. */
export function utf16(text: string, order: 'little' | 'big', mark = true): Bytes {
  const view = new DataView(new ArrayBuffer(2 * (text.length + (mark ? 1 : 0))));
  const units = mark ? `\uFEFF${text}` : text;
  for (let at = 0; at < units.length; at += 1)
    view.setUint16(2 * at, units.charCodeAt(at), order === 'little');
  return new Uint8Array(view.buffer);
}

/** A PNG of one pixel, and a picture as a JPEG begins. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);
const jpegHead = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1, 0x0a, 0x61]);

/** Files that no importer may choke on, by what is wrong with them; all under a name that the importer would take. */
export const hostileFiles = {
  empty: () => new Blob([]),
  'blanks alone': () => new Blob([' \n\n\t\r\n']),
  'NUL bytes alone': () => new Blob([new Uint8Array(5_000)]),
  'a word with NUL bytes behind it': () => new Blob([bytesOf('tide\0\0\0\nharbour\n')]),
  'a PNG renamed': () => new Blob([png]),
  'a JPEG renamed': () => new Blob([jpegHead]),
  'a ZIP file that is cut off': () => new Blob([bytesOf('PK\u0003\u0004 not one')]),
  'a spreadsheet': () => new Blob(zipParts([{ name: 'xl/workbook.xml', bytes: bytesOf('<workbook/>') }])),
  'one line without an end': () => new Blob(['tide '.repeat(1_000_000)]),
  'a quotation mark without its partner': () => new Blob([`"tide\n${'harbour\n'.repeat(50_000)}`]),
  'a line of a million columns': () => new Blob([','.repeat(1_000_000)]),
  'a million rows': () => new Blob(['a\n'.repeat(1_000_000)]),
  'tags that never end': () => new Blob(['tide\n', `${'<'.repeat(90_000)}\n`.repeat(20)]),
  'sounds that never end': () => new Blob([`${'[sound:'.repeat(10_000)}\n`.repeat(20), 'tide\n']),
  'more text than a list has': () => new Blob(Array<string>(22).fill('tide;water\n'.repeat(100_000))),
  'a ZIP bomb that says its size': () =>
    deflatedZip('collection.anki2', new Uint8Array(120_000_000), 120_000_000),
  'a ZIP bomb that lies about its size': () =>
    deflatedZip('collection.anki2', new Uint8Array(120_000_000), 10),
} satisfies Readonly<Record<string, () => Blob | Promise<Blob>>>;

/** An Anki package of a collection that these statements make. */
export async function collectionOf(sql: SqlJsStatic, statements: string): Promise<Blob> {
  const db = new sql.Database();
  db.run(statements);
  const bytes = new Uint8Array(db.export());
  db.close();
  return new Blob(zipParts([{ name: 'collection.anki2', bytes }]));
}
