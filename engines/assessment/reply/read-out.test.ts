import { expect, test } from 'vitest';
import { readOutShare } from './read-out.ts';

const situation =
  'Your neighbour is drilling, and you cannot sleep. You like your neighbour. What do you say?';

test('a situation read out is no reply, whoever it is about', () => {
  expect(readOutShare(situation, situation)).toBe(1);
  expect(
    readOutShare(
      'My neighbour is drilling, and I cannot sleep. I like my neighbour. What do I say?',
      situation,
    ),
  ).toBe(1);
});

test('a reply of one’s own is not read out', () => {
  expect(
    readOutShare('Good evening, could you please stop? I cannot sleep with that noise.', situation),
  ).toBe(0);
});
