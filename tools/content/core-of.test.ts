import { expect, test } from 'vitest';
import { coreOf } from './core-of.ts';

test('only a word that is another word over there has another core', () => {
  const core = (phones: string) => coreOf(phones.split(' '));
  expect(core('W AO T ER')).toBe(core('W AO T AH'));
  expect(core('S T AA P')).toBe(core('S T AO P'));
  expect(core('N UW')).toBe(core('N Y UW'));
  expect(core('S K EH JH UH L')).not.toBe(core('SH EH D Y UW L'));
});
