import { openDictionary, type Dictionary } from '#engines/dictionary/dictionary.ts';

/*
 * The browser side of the dictionary benchmark: the same entries from the packed file, and as rows of IndexedDB under their
 * headwords and forms. Both on the main thread, because a slowdown does not reach workers.
 */

export type Way = 'packed' | 'rows';

let dictionary: Dictionary | undefined;
let asked: string[] = [];

const whenDone = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

const openRows = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('words-bench', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('entries'));
  return whenDone(request);
};

/** Opens the file and writes its entries as rows; milliseconds of both. */
async function fill(words: readonly string[]): Promise<Record<Way, number>> {
  const bytes = new Uint8Array(await (await fetch('/english.bin')).arrayBuffer());
  const text = new TextDecoder();
  let startedAt = performance.now();
  dictionary = openDictionary(bytes, (part) => text.decode(part));
  const packed = performance.now() - startedAt;
  const db = await openRows();
  startedAt = performance.now();
  for (let at = 0; at < dictionary.count; at += 2_000) {
    const store = db.transaction('entries', 'readwrite').objectStore('entries');
    const entries = Array.from(
      { length: Math.min(2_000, dictionary.count - at) },
      (_, i) => dictionary?.entryAt(at + i).word,
    );
    for (const word of entries) if (word !== undefined) store.put(dictionary.find(word), word);
    await new Promise((resolve) => store.transaction.addEventListener('complete', resolve));
  }
  const rows = performance.now() - startedAt;
  db.close();
  asked = words.flatMap((word) => dictionary?.headwordOf(word) ?? []);
  return { packed, rows };
}

/** Milliseconds of each look-up, the two ways in turn. */
async function measure(): Promise<Record<Way, number[]>> {
  const db = await openRows();
  const found: Record<Way, number[]> = { packed: [], rows: [] };
  for (const word of asked) {
    let startedAt = performance.now();
    const entry = dictionary?.find(word);
    found.packed.push(performance.now() - startedAt);
    startedAt = performance.now();
    const row = (await whenDone(db.transaction('entries').objectStore('entries').get(word))) as typeof entry;
    found.rows.push(performance.now() - startedAt);
    if (row === undefined || row.meanings.length !== entry?.meanings.length)
      throw new Error(`${word}: two entries`);
  }
  db.close();
  return found;
}

declare global {
  var wordsBench: { fill: typeof fill; measure: typeof measure };
}
globalThis.wordsBench = { fill, measure };
