import { expect, test } from 'vitest';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { TranslatedPart } from '#contract/items/translation.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { loadBank } from './load-bank.ts';
import { metFirst, sentencesToTranslate } from './translated-text.ts';

const { items } = loadBank();
const inPart = (item: BankItem, wanted: TranslatedPart) =>
  sentencesToTranslate(item).flatMap(({ part, text }) => (part === wanted ? text : []));
const sentencesOf = (id: number, part: TranslatedPart = 'TEXT') =>
  inPart(
    items.find((item) => item.id === id)!,
    part,
  );

test('a passage is cut into its sentences, over its paragraphs', () => {
  const item = makeItem('MCS_R', 15_001, { passage: 'Bees dance. They do it well.\n\nWasps do not.' });
  expect(inPart(item, 'TEXT')).toEqual(['Bees dance.', 'They do it well.', 'Wasps do not.']);
});

test('gaps have their words, and words to be found are those that are said', () => {
  expect(sentencesOf(18_001)[0]).toBe(
    "So you'd like to grow some of your own food, but all you have is a balcony.",
  );
  expect(sentencesOf(22_001)[1]).toContain('much simpler than the old one');
});

test('what an email should say stands without the marker of its list', () => {
  expect(sentencesOf(10_001).slice(-3)).toEqual([
    'Describe the problem with the heating',
    'Explain why it is urgent',
    'Suggest when someone could come to repair it',
  ]);
});

test('a question has its options with it, and no quotation is cut', () => {
  expect(sentencesOf(15_001, 'QUESTION').slice(1, 3)).toEqual([
    'To keep fewer honeybees on farms',
    'To build hives for wild bees',
  ]);
  expect(sentencesOf(16_001, 'EXPLANATION')[0]).toBe(
    'Three signposts divide the talk: a question ("Why is that?"), a contrast ("on the other hand") and a conclusion ("So here\'s my advice").',
  );
});

test('of every task type the four lowest ids are met first, and six of short texts', () => {
  const first = metFirst(items.toReversed());
  expect(first).toHaveLength(100);
  expect(new Set(first.map(({ taskType }) => taskType)).size).toBe(23);
  const idsOf = (type: string) => first.filter(({ taskType }) => taskType === type).map(({ id }) => id);
  expect(idsOf('DI')).toEqual([3001, 3002, 3003, 3004]);
  expect(idsOf('WFD')).toEqual([23_001, 23_002, 23_003, 23_004, 23_005, 23_006]);
});
