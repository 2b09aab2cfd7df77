import { describe, expect, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { rudeWords } from './rude-words.ts';

const words = (text: string): string[] => rudeWords(text).map(({ start, end }) => text.slice(start, end));

describe('a rude letter is known by its words', () => {
  test.each([
    ['Do your job for once and send the coat.', 'Do your job'],
    ['You people never answer.', 'You people'],
    ['Even a child could read this bill.', 'Even a child could'],
    ['I couldn\u2019t care less how you do it.', 'couldn\u2019t care less'],
    ['Are you too lazy? Your lousy service is a disgrace.', 'lazy'],
    ['If it is not here by Monday, you will regret it.', 'you will regret'],
  ])('%s', (text, found) => expect(words(text)).toContain(found));
});

describe('a firm or friendly one is not', () => {
  test.each([
    'This is the third time that I have to write, and I expect my money back by Friday.',
    'The description was misleading, and I felt stupid when I arrived with my bags.',
    'If nobody answers, I will have to tell the consumer office.',
    'You must come and see the new flat!',
    'The service was useless, I am sorry to say.',
  ])('%s', (text) => expect(words(text)).toEqual([]));

  const emails = loadBank().items.flatMap((item) => (item.taskType === 'WEM' ? item.modelAnswers : []));
  test.each(emails)('%s', (email) => expect(words(email)).toEqual([]));
});
