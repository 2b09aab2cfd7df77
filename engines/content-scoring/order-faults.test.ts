import { expect, it, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import { analyseText } from '#engines/writing/analyse.ts';
import { textFeatures } from '#engines/writing/features/text-features.ts';
import { loadWritingEngine } from '#tools/score-writing/load-engine.ts';
import { isShuffled } from './order-faults.ts';

const { lexicon } = loadWritingEngine();
function shuffled(text: string): boolean {
  const { orderLikelihood, words } = textFeatures(analyseText(lexicon, text), lexicon);
  return isShuffled(text, words, orderLikelihood);
}
const answers = loadBank().items.flatMap((item) => {
  const question = questionOf(item);
  return question === null || question.engine === 'reading' ? [] : question.modelAnswers;
});

it('no model answer of the bank is in disorder', () => {
  expect(answers.filter((answer) => answer.split(' ').length > 15 && shuffled(answer))).toEqual([]);
});

test.each([
  'Water the of in because rises house a and, not the it are with people to every would small the.',
  'Insects the eat fish and so poison less is farmer the needed by fields in rice of a their.',
])('words in no order are in disorder: %s', (text) => {
  expect(shuffled(text)).toBe(true);
});

test.each([
  'In prison exists choir where prisoners and volunteer sing together, and is not clear will they make less crime after.',
  'I think the library it is very important place because student they can to study there in the silence.',
])('broken English is in order: %s', (text) => {
  expect(shuffled(text)).toBe(false);
});
