import type { SqlJsStatic } from 'sql.js';
import { zipParts } from '#platform/zip/zip.ts';
import { readAnkiNotes, writeAnkiNotes, type AnkiWord } from './anki-notes.ts';
import { openZip } from './unzip.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Rows of word and note of an Anki package. `null`: it has a collection of the newer form only, which is packed with
 * Zstandard and which no browser unpacks. Throws `BeyondLimit` when there is too much in it, and an `Error` when it is
 * broken.
 */
export async function readPackage(
  openEngine: () => Promise<SqlJsStatic>,
  bytes: Bytes,
): Promise<string[][] | null> {
  const zip = openZip(bytes);
  // A package of the newer form has an older collection too, but with nothing in it than the advice to update.
  if (zip.has('collection.anki21b')) return null;
  const collection = (await zip.unpack('collection.anki21')) ?? (await zip.unpack('collection.anki2'));
  if (collection === null) throw new Error('a package without a collection');
  // Fetched once there is something to read: what is no package is refused without it.
  const sql = await openEngine();
  const db = new sql.Database(collection);
  try {
    return readAnkiNotes(db);
  } finally {
    db.close();
  }
}

/** A package of one deck, to be joined by a `Blob`. */
export function writePackage(
  sql: SqlJsStatic,
  deck: { deck: string; words: readonly AnkiWord[]; now: number },
): Bytes[] {
  const db = new sql.Database();
  try {
    writeAnkiNotes(db, deck);
    return zipParts([
      { name: 'collection.anki2', bytes: new Uint8Array(db.export()) },
      { name: 'media', bytes: new TextEncoder().encode('{}') },
    ]);
  } finally {
    db.close();
  }
}
