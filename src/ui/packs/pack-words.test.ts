import { expect, test } from 'vitest';
import { ModelPackId } from '#contract/entities/model-pack.ts';
import { packName, withoutPack } from './pack-words.ts';

test('what readings lose without the transcript pack is said where it is offered', () => {
  expect(withoutPack('transcript-tiny')).toContain('scored by the server');
  expect(withoutPack('transcript-tiny')).toMatch(
    /read aloud.*fewer of the words that you changed are noticed/,
  );
});

test('no two packs have one name, also where two tasks share theirs', () => {
  const names = ModelPackId.options.map(packName);
  expect(new Set(names).size).toBe(names.length);
  expect(packName('lesson-RA')).toBe('Lesson: Read Aloud');
  expect(packName('lesson-MCS_L')).toBe('Lesson: Multiple Choice, Single Answer (Listening)');
});
