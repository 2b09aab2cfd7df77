import purify from 'dompurify';
import { describe, expect, test } from 'vitest';
import { noteTags } from '#domain/notes/note-tags.ts';
import { cleanNote } from '#server/store/clean-note.ts';

const onDevice = (html: string) => purify.sanitize(html, { ALLOWED_TAGS: [...noteTags], ALLOWED_ATTR: [] });

describe('what the editor writes stays as it is, on both ends', () => {
  test.each([
    '<p>a <strong>b</strong> <em>c</em></p>',
    '<ul><li><p>one</p></li><li><p>two</p></li></ul>',
    '<ol><li><p>one<br>two</p></li></ol>',
    '<p>Tea &amp; cake &lt; "bread"&nbsp;\u00E9 \u0645\u0631\u062D\u0628\u0627</p>',
  ])('%s', (html) => {
    expect(cleanNote(html)).toBe(html);
    expect(onDevice(html)).toBe(html);
  });
});

describe('HTML from hell loses all but its words, the same on both ends', () => {
  test.each([
    ['<p onclick="steal()">a</p>', '<p>a</p>'],
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<h1>a</h1>', 'a'],
    ['<p>a</p><iframe srcdoc="<b>b</b>"></iframe>', '<p>a</p>'],
  ])('%s', (html, clean) => {
    expect(cleanNote(html)).toBe(clean);
    expect(onDevice(html)).toBe(clean);
  });
});

test('a note of layout alone is empty, one of 2,001 characters too long, and layout does not count', () => {
  expect(() => cleanNote('<p> &nbsp;</p>')).toThrow('Validation failed');
  expect(() => cleanNote('<script>a</script>')).toThrow('Validation failed');
  expect(() => cleanNote(`<p>${'x'.repeat(2_001)}</p>`)).toThrow('Validation failed');
  const longest = `<ul>${'<li><p>x</p></li>'.repeat(1_000)}</ul><p>${'y'.repeat(1_000)}</p>`;
  expect(cleanNote(longest)).toBe(longest);
});
