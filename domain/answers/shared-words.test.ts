import { expect, it } from 'vitest';
import { taskAddresses, taskTypes } from '#contract/task-type.ts';
import { allSharedWords, sharedWords } from './shared-words.ts';

it('speaks of a recording in speaking tasks and in no other', () => {
  const spoken = taskTypes.filter((taskType) => sharedWords(taskType).includes('recording'));
  expect(spoken).toEqual(taskTypes.filter((taskType) => taskAddresses[taskType].answerKind === 'record'));
});

it.each([
  ['RA', 'can hear your recording'],
  ['WE', 'can read your essay'],
  ['WEM', 'can read your email'],
  ['SWT', 'can read your summary'],
  ['SST', 'can read your summary'],
  ['MCM_R', 'can see the options that you chose'],
  ['RO', 'can see the order that you chose'],
  ['FIB_L', 'can see the words that you put into the gaps'],
  ['HIW', 'can see the words that you marked'],
  ['WFD', 'can read the sentence that you typed'],
] as const)('says what others get of %s', (taskType, words) => {
  expect(sharedWords(taskType)).toBe(`see your nickname, picture and score, and ${words}`);
});

it('names recordings, texts and choices where all kinds are meant', () => {
  for (const part of ['recordings', 'texts', 'chose']) expect(allSharedWords).toContain(part);
});
