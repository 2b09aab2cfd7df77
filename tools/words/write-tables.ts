import { mostShared, sharedZero } from '#engines/dictionary/key-table.ts';
import { recordsPerBlock, tableHeadBytes } from '#engines/dictionary/record-table.ts';

/** Writes records as `engines/dictionary/record-table.ts` reads them. */
export function writeRecordTable(records: readonly Uint8Array[]): Uint8Array {
  const blocks = Math.ceil(records.length / recordsPerBlock);
  const start = tableHeadBytes + blocks * 4;
  const bytes = new Uint8Array(records.reduce((sum, { length }) => sum + length + 5, start));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, records.length, true);
  let at = start;
  records.forEach((record, index) => {
    if (index % recordsPerBlock === 0)
      view.setUint32(tableHeadBytes + (index / recordsPerBlock) * 4, at, true);
    let rest = record.length;
    for (; rest > 127; rest >>>= 7) bytes[at++] = (rest & 127) | 128;
    bytes[at++] = rest;
    bytes.set(record, at);
    at += record.length;
  });
  return bytes.slice(0, at);
}

/** Writes texts under their words as `engines/dictionary/key-table.ts` reads them. */
export function writeKeyTable(texts: ReadonlyMap<string, string>): Uint8Array {
  const rows = [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
  let before = '';
  return writeRecordTable(
    rows.map(([word, text], index) => {
      if (/[\t\n]/u.test(word)) throw new RangeError('a word cannot have a tab in it');
      let shared = 0;
      if (index % recordsPerBlock !== 0)
        while (shared < mostShared && shared < word.length && word[shared] === before[shared]) shared += 1;
      before = word;
      return Buffer.from(`${String.fromCharCode(sharedZero + shared)}${word.slice(shared)}\t${text}`);
    }),
  );
}
