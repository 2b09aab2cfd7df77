import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeText } from './merge-text.ts';
import { cutText, isBalanced, plainLength } from './text-parts.ts';

const lines = (base: string, mine: string, theirs: string, limit = 2_000) =>
  mergeText({ base, mine, theirs, format: 'plain', limit });
const html = (base: string, mine: string, theirs: string, limit = 2_000) =>
  mergeText({ base, mine, theirs, format: 'html', limit });

describe('plain text, line by line', () => {
  test('lines added in two places are both there', () => {
    expect(lines('a\nb\nc', 'x\na\nb\nc', 'a\nb\nc\ny')).toBe('x\na\nb\nc\ny');
  });
  test('a change and a deletion elsewhere are both done', () => {
    expect(lines('a\nb\nc\nd', 'a\nB\nc\nd', 'a\nb\nc')).toBe('a\nB\nc');
  });
  test('the same change on both sides is done once', () => {
    expect(lines('a\nb\nc', 'a\nX\nc', 'a\nX\nc\nd')).toBe('a\nX\nc\nd');
  });
  test('two changes of one line are for the writer to choose', () => {
    expect(lines('a\nb\nc', 'a\nmine\nc', 'a\ntheirs\nc')).toBeNull();
  });
  test('two lines added at one place are for the writer to order', () => {
    expect(lines('a', 'a\nmine', 'a\ntheirs')).toBeNull();
  });
  test('a change of a line that the other side took away is for the writer to choose', () => {
    expect(lines('a\nb\nc', 'a\nB\nc', 'a\nc')).toBeNull();
  });
  test('what would be too long is for the writer to cut', () => {
    expect(lines('b', `${'x'.repeat(1_000)}\nb`, `b\n${'y'.repeat(1_000)}`)).toBeNull();
    expect(lines('b', `${'x'.repeat(900)}\nb`, `b\n${'y'.repeat(900)}`)).toHaveLength(1_803);
  });
  test('texts that began with nothing do not mix', () => {
    expect(lines('', 'mine', 'theirs')).toBeNull();
  });
});

describe('HTML, block by block', () => {
  test('a paragraph of each side is in the merged text', () => {
    expect(html('<p>a</p><p>b</p>', '<p>a</p><p>b</p><p>mine</p>', '<p>theirs</p><p>a</p><p>b</p>')).toBe(
      '<p>theirs</p><p>a</p><p>b</p><p>mine</p>',
    );
  });
  test('an item added to a list that the other side took away is for the writer', () => {
    const list = '<ul><li>a</li><li>b</li></ul><p>end</p>';
    expect(html(list, '<ul><li>a</li><li>b</li><li>c</li></ul><p>end</p>', '<p>end</p>')).toBeNull();
  });
  test('items added at two places of a list are both in it', () => {
    expect(
      html(
        '<ul><li>a</li><li>b</li></ul>',
        '<ul><li>x</li><li>a</li><li>b</li></ul>',
        '<ul><li>a</li><li>b</li><li>y</li></ul>',
      ),
    ).toBe('<ul><li>x</li><li>a</li><li>b</li><li>y</li></ul>');
  });
  test('tags do not count for the limit and an entity counts once', () => {
    expect(plainLength('<p>a &amp; <b>b</b>&#39;&nbsp;</p>', 'html')).toBe(7);
    expect(plainLength('<p>', 'plain')).toBe(3);
  });
  test('a torn list is seen', () => {
    expect(isBalanced('<ul><li>a</li></ul><br><p>b<br/></p>')).toBe(true);
    expect(isBalanced('<ul><li>a</li>')).toBe(false);
    expect(isBalanced('<p>a</li></p>')).toBe(false);
  });
});

const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 }).map((parts) => parts.join('\n'));
const block = fc.constantFrom('<p>a</p>', '<p>b</p>', '<br>', '<h2>c</h2>', 'loose');
const page = fc.array(block, { maxLength: 6 }).map((parts) => parts.join(''));

test('cutting loses nothing', () => {
  fc.assert(
    fc.property(page, text, (html, plain) => {
      expect(cutText(html, 'html').join('')).toBe(html);
      expect(cutText(plain, 'plain').join('')).toBe(plain);
    }),
  );
});

test('a merge with an unchanged side is the other side, and sides may change places', () => {
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      expect(lines(base, mine, base)).toBe(mine);
      expect(lines(base, base, theirs)).toBe(theirs);
      expect(lines(base, mine, theirs)?.trimEnd()).toBe(lines(base, theirs, mine)?.trimEnd());
    }),
  );
});

test('a merged text has every line that one side added and none that one side took away', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 3 }),
      fc.nat(4),
      (words, at) => {
        const base = words.join('\n');
        const mine = ['mine', ...words].join('\n');
        const gone = words[Math.min(Math.max(1, at), words.length - 1)];
        const theirs = words.filter((word) => word !== gone).join('\n');
        const merged = lines(base, mine, theirs)?.split('\n');
        expect(merged).toEqual(['mine', ...words.filter((word) => word !== gone)]);
      },
    ),
  );
});
