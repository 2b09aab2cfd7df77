import initSqlJs from 'sql.js';
import { describe, expect, it } from 'vitest';
import { zipParts } from '#platform/zip/zip.ts';
import { readPackage, writePackage } from './anki-package.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const joined = async (parts: readonly Bytes[]) => new Uint8Array(await new Blob([...parts]).arrayBuffer());
const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);
const now = Date.UTC(2026, 10, 23);

describe('an Anki package', () => {
  it('comes back as it was written', async () => {
    const sql = await initSqlJs();
    const words = [
      { word: 'tide', note: 'high & low\n<always>' },
      { word: 'estuary', note: '' },
    ];
    const parts = writePackage(sql, { deck: 'Passage Vocab Book', words, now });
    expect(await readPackage(async () => sql, await joined(parts))).toEqual([
      ['word', 'note'],
      ['tide', 'high &amp; low<br>&lt;always&gt;'],
      ['estuary', ''],
    ]);
  });

  it('may have media, other fields and a deflated collection', async () => {
    const sql = await initSqlJs();
    const db = new sql.Database();
    db.run('create table col (models text); create table notes (id integer, mid integer, flds text)');
    db.run('insert into col values (?)', [
      JSON.stringify({ 7: { flds: [{ name: 'Picture' }, { name: 'Meaning' }, { name: 'Word' }] } }),
    ]);
    db.run('insert into notes values (1, 7, ?)', ['<img src="a.jpg">\u001Fwater\u001Ftide[sound:tide.mp3]']);
    db.run('insert into notes values (2, 8, ?)', ['oak\u001Fa tree']);
    const parts = zipParts([
      { name: 'media', bytes: bytesOf('{"0":"tide.mp3"}') },
      { name: '0', bytes: new Uint8Array(50_000) },
      { name: 'collection.anki21', bytes: new Uint8Array(db.export()) },
    ]);
    expect(await readPackage(async () => sql, await joined(parts))).toEqual([
      ['word', 'note'],
      ['tide[sound:tide.mp3]', 'water'],
      ['oak', 'a tree'],
    ]);
  });

  it('of the newer form is told from a broken one', async () => {
    const sql = await initSqlJs();
    const newer = zipParts([{ name: 'collection.anki21b', bytes: bytesOf('zstd') }]);
    expect(await readPackage(async () => sql, await joined(newer))).toBeNull();
    const other = zipParts([{ name: 'word.txt', bytes: bytesOf('tide') }]);
    await expect(readPackage(async () => sql, await joined(other))).rejects.toThrow('without a collection');
    await expect(readPackage(async () => sql, bytesOf('PK\u0003\u0004 not one'))).rejects.toThrow(
      'not a ZIP',
    );
    const half = zipParts([{ name: 'collection.anki2', bytes: bytesOf('SQLite format 3 and then nothing') }]);
    await expect(readPackage(async () => sql, await joined(half))).rejects.toThrow('file is not a database');
  });
});
