import { expect, test } from 'vitest';
import { mayBeAudio } from './file-kinds.ts';

test.each([
  ['note.m4a', 'audio/x-m4a', true],
  ['NOTE.M4A', '', true],
  ['recording', 'audio/ogg', true],
  ['clip.webm', 'video/webm', true],
  ['page.pdf', 'application/pdf', false],
  ['wav', '', false],
  ['film.mp4', 'video/mp4', false],
])('%s of the kind "%s": %s', (name, type, expected) => {
  expect(mayBeAudio({ name, type })).toBe(expected);
});
