import { expect, it } from 'vitest';
import { utf8Length } from './utf8-length.ts';

it.each([
  '',
  'plain',
  'naïve é',
  '“quoted” – 中文',
  '😀👍🏽',
  '\u{10ffff}\uffff\u0800\u07ff\u0080\u007f',
  '\ud800',
  'a\udc00b',
])('counts the bytes of %j as TextEncoder does', (text) => {
  expect(utf8Length(text)).toBe(new TextEncoder().encode(text).byteLength);
});
