import { describe, expect, it } from 'vitest';
import { textOf } from './html.ts';
import { noteRow, textBlock } from './text.ts';

describe('textBlock', () => {
  it('marks phrases and draws gaps and what is left out', () => {
    const html = textBlock('We ___ a <b> ... book', [{ phrase: 'book', tone: 'bad' }]);
    expect(html).toBe(
      '<p>We <span class="gap"></span> a &lt;b&gt; <span class="left-out">…</span> <mark class="bad" data-mark="1">book</mark></p>',
    );
  });

  it('sets the letter of an option apart', () => {
    expect(textBlock('A  a new desk')).toContain('<span class="letter">A</span><span>a new desk</span>');
  });

  it('rejects a phrase that occurs twice', () => {
    expect(() => textBlock('a book, a book', [{ phrase: 'book', tone: 'bad' }])).toThrow('must occur once');
  });
});

describe('noteRow', () => {
  it('shortens the phrase before its note', () => {
    const mark = {
      phrase: 'Although most information is now on the internet',
      tone: 'good',
      note: 'the other view',
    } as const;
    expect(noteRow(mark, 1, '')).toContain('<q>Although most…</q>the other view');
  });
});

describe('textOf', () => {
  it('gives what is read: no icons, and no quotes of what stands above', () => {
    expect(textOf('<h1>A &amp; B</h1><svg><title>no</title></svg><q>again</q><p>one</p>')).toBe('A & B one');
  });
});
