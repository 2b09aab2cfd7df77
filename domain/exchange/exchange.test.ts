import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv, writeCsv } from './csv.ts';
import { importLimit, readWordRows } from './read-word-rows.ts';

const read = (text: string) => readWordRows(parseCsv(text), 2_000);

describe('a CSV file', () => {
  it('comes back as it was written, whatever is in it', () => {
    const cell = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !/^[\s=+\-@']/u.test(text) && text.trim() !== '');
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }), (rows) => {
        const plainRows = rows.map((row) => row.map((each) => each.replaceAll('\uFEFF', '')));
        expect(parseCsv(writeCsv([['Word', 'Mark', 'Note'], ...plainRows])).slice(1)).toEqual(
          plainRows.filter((row) => row.some((each) => each.trim() !== '')),
        );
      }),
    );
  });

  it('may have a byte order mark, semicolons or tabs, quotes and any line ends', () => {
    expect(parseCsv('\uFEFFword;note\r\n"tide";"high; ""spring"""\rharbour;\n')).toEqual([
      ['word', 'note'],
      ['tide', 'high; "spring"'],
      ['harbour', ''],
    ]);
    expect(parseCsv('tide\twater\n')).toEqual([['tide', 'water']]);
    expect(parseCsv('')).toEqual([]);
  });

  it('is no formula for a spreadsheet', () => {
    expect(writeCsv([['=1+1', '@a']])).toBe("\uFEFF'=1+1,'@a\r\n");
  });
});

describe('words of a file', () => {
  it('stand in the column that is named so, wherever it is', () => {
    expect(read('Level,Translation,WORD,task\nB2,marea,tide,RA\nC1,,estuary,none').words).toEqual([
      { word: 'tide', note: 'marea', practiceType: 'RA' },
      { word: 'estuary', note: null, practiceType: null },
    ]);
  });

  it('stand in the first column of a file without names', () => {
    expect(read('tide,water that comes and goes\nTide,again').words).toEqual([
      { word: 'tide', note: 'water that comes and goes', practiceType: null },
    ]);
  });

  it('are English words: the rest is counted', () => {
    const plan = read('tide\n42\nслово\n<b>harbour</b>\n' + 'a'.repeat(200));
    expect(plan.words.map(({ word }) => word)).toEqual(['tide', 'harbour']);
    expect(plan.skipped).toBe(3);
  });

  it('are taken from 50,000 lines in a moment, as many as one import takes', () => {
    const letters = 'abcdefghij';
    const name = (n: number) => Array.from(String(n), (digit) => letters[Number(digit)]).join('');
    const text = Array.from({ length: 50_000 }, (_, n) => `w${name(n)};note ${n}`).join('\r\n');
    const plan = read(text);
    expect(plan.words).toHaveLength(importLimit);
    expect(plan.beyond).toBe(45_000);
  });

  it('have notes without markup and sounds, cut at the limit', () => {
    const [word] = readWordRows(
      [['tide', '<div>high&nbsp;water</div>[sound:tide.mp3]' + 'x'.repeat(50)]],
      20,
    ).words;
    expect(word?.note).toBe('high water\nxxxxxxxxx');
  });
});
