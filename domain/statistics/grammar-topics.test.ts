import { expect, test } from 'vitest';
import { grammarRules } from '#engines/writing/grammar/rules.ts';
import { grammarTopic } from './grammar-topics.ts';

test('every rule of grammar has a topic, and what is no rule has none', () => {
  expect(grammarRules.length).toBeGreaterThan(30);
  expect(grammarRules.filter(({ id }) => grammarTopic(id) === '').map(({ id }) => id)).toEqual([]);
  expect([grammarTopic('a-rule-of-tomorrow'), grammarTopic(undefined)]).toEqual(['', '']);
});
