import { expect, test } from 'vitest';
import { bankTaskTypes } from '#contract/items/bank-item.ts';
import { mayHearText } from './may-hear-text.ts';

const heardIn = (mode: Parameters<typeof mayHearText>[1]) =>
  bankTaskTypes.filter((taskType) => mayHearText(taskType, mode)).sort();

test('the exam reads no text out before the answer', () => {
  expect(heardIn('EXAM')).toEqual([]);
});

test('practice reads out whole texts while they are answered, and none with open gaps', () => {
  expect(heardIn('PRACTICE')).toEqual(['MCM_R', 'MCS_R', 'RA', 'RO', 'SWT', 'WE', 'WEM']);
});

test('after the answer texts with gaps are read out too, and what is recorded has its player', () => {
  expect(heardIn(null)).toEqual(['FIB_R', 'FIB_RW', 'MCM_R', 'MCS_R', 'RA', 'RO', 'SWT', 'WE', 'WEM']);
});
