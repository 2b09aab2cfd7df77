import { expect, it, test } from 'vitest';
import type { BankTaskType } from '#contract/items/bank-item.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { taskFaults, turnsOf } from './bank-rules-of.ts';
import { lengthFaults } from './item-faults.ts';
import { textsOf } from './rules-of.ts';

const words = (count: number) =>
  Array.from({ length: count }, (_, at) => `word${'abcdefgh'.charAt(at % 8)}`).join(' ');
const gap = { correct: 'one', options: ['one', 'two', 'three', 'four'], why: 'Only this one fits.' };
const option = (id: string, note = 'Wrong. It is not said.') => ({ id, text: `Text ${id}`, note });

test.each([
  [
    'FIB_RW',
    { gaps: [gap, gap, { ...gap, correct: 'five' }] },
    'the right word "five" is not among the options of gap 3',
  ],
  ['FIB_RW', { text: 'Word {1} and {2}.' }, 'the text has no marker {3}'],
  ['FIB_RW', { text: '{2} {1} {3}' }, 'the marker {1} stands after a later one'],
  ['FIB_R', { spare: ['Dance', 'road'] }, 'the word bank has "dance" twice'],
  ['FIB_R', { text: '{1} {2} {3} {3}' }, 'the marker {3} stands in the text twice'],
  [
    'FIB_L',
    { gaps: [gap, { ...gap, correct: 'two words' }, gap] },
    'gap 2 should be one word, not "two words"',
  ],
  ['FIB_L', { gaps: [gap, { ...gap, correct: 'and/or' }, gap] }, 'gap 2 should be one word, not "and/or"'],
  ['FIB_L', { text: 'In 2020 {1} {2} {3}' }, 'the transcript has digits: write numbers as words'],
  ['MCM_R', { correct: ['A', 'F'] }, 'the correct option "F" is not among the options'],
  ['MCM_L', { correct: ['A', 'A'] }, 'the correct option "A" stands there twice'],
  [
    'MCS_L',
    { options: [option('A'), option('B'), option('C')] },
    'the note of option B should begin with "Right"',
  ],
  [
    'HCS',
    { options: [option('B', 'Right.'), option('A'), option('C')] },
    'options should be named A, B, C and so on, in this order',
  ],
  [
    'SMW',
    { transcript: 'It ends here.' },
    'the recording ends with a full stop, but its last words are missing',
  ],
  [
    'HIW',
    { changes: [1, 5, 9].map((at) => ({ at, said: 'way', shown: 'day', why: 'The voice says way.' })) },
    'word 1 of the transcript is "dance", not "way"',
  ],
  [
    'HIW',
    {
      changes: [4, 5, 10].map((at, i) => ({
        at,
        said: ['the', 'way', 'garden'][i],
        shown: 'x',
        why: 'It is said so.',
      })),
    },
    'the changes at 4 and 5 stand side by side or in the wrong order',
  ],
  [
    'SST',
    { exams: ['ACADEMIC', 'CORE'] },
    'should be for one exam: the summaries of the two differ in length',
  ],
  [
    'SST',
    { keyPoints: ['x', 'y', 'z'].map((point) => ({ point, terms: ['elephant'] })) },
    'the talk has no term of the key point "x"',
  ],
  ['SWT', { modelAnswers: ['One sentence. And one more.'] }, 'model answer 1 should be one sentence'],
  [
    'WEM',
    { keyPoints: ['x', 'y', 'z'].map((point) => ({ point, terms: [point], bullet: 0 })) },
    'no key point answers "Describe the problem"',
  ],
  ['ASQ', { accepted: ['a bee'] }, '"a bee" should stand without its article'],
  [
    'ASQ',
    { transcript: 'Tell me what bees make from nectar.' },
    'the question should end with a question mark',
  ],
  ['RTS', { acts: ['thanks', 'thanks'] }, 'the act "thanks" stands there twice'],
  [
    'SGD',
    { turns: ['mia', 'raj', 'd'].map((speaker) => ({ speaker, text: words(20) })) },
    'turn 3 is by "d", who is no speaker',
  ],
  [
    'SGD',
    { turns: ['mia', 'raj', 'raj'].map((speaker) => ({ speaker, text: words(20) })) },
    'Leo says nothing',
  ],
] as const satisfies readonly (readonly [BankTaskType, object, string])[])(
  'the author of a faulty %s item is told: %j -> %s',
  (taskType, fields, fault) => {
    const sound = makeItem(taskType, 1);
    expect(taskFaults(sound)).not.toContain(fault);
    expect(taskFaults(makeItem(taskType, 1, fields))).toContain(fault);
  },
);

it('counts the words of a text between blanks', () => {
  expect(lengthFaults('the text', 'It is in the U.S. and/or nearby', [7, 7])).toEqual([]);
  expect(lengthFaults('the text', 'It is', [3, 7])).toEqual(['the text has 2 words, it should have 3 to 7']);
});

it('gives the turns of a discussion the voices of their speakers, and joins them to its spoken text', () => {
  const item = makeItem('SGD', 1);
  const turns = turnsOf(item) ?? [];
  expect(turns.map(({ voice }) => voice)).toEqual(['woman', 'man', 'man']);
  expect(textsOf(item).spoken).toBe(turns.map(({ text }) => text).join(' '));
});

it('speaks the words that fill the gaps', () => {
  expect(textsOf(makeItem('FIB_L', 1)).spoken).toBe('Bees dance to show the way to flowers in every colour.');
});
