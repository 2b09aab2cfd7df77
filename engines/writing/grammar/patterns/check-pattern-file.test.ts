import { describe, expect, it } from 'vitest';
import { checkPatternFile } from './check-pattern-file.ts';
import type { AuthoredFile, ExampleRow } from './pattern-examples.ts';

const row: ExampleRow = {
  find: '~discuss about OBJECT +BREAK',
  fix: '$1:past $3',
  reason: 'none',
  wrong: 'We discussed about it.',
  right: 'We discussed it.',
};

const fileWith = (patterns: readonly ExampleRow[]): AuthoredFile => ({
  about: 'Prepositions.',
  reasons: { none: 'This verb takes its object without a preposition.' },
  lists: { made: [{ verb: 'grow', noun: 'growth' }] },
  rules: [{ rule: 'preposition', severity: 'MODERATE', leavesAlone: [], patterns }],
});

const patternFiles = import.meta.glob<AuthoredFile>('./*.json', { eager: true, import: 'default' });

it.each(Object.entries(patternFiles))('nothing in %s cannot work', (_, file) => {
  expect(checkPatternFile(file)).toEqual([]);
});

it('a file that can work is let through', () => {
  expect(checkPatternFile(fileWith([row]))).toEqual([]);
});

describe('an author is told of', () => {
  it.each<[what: string, change: Partial<ExampleRow>, said: string]>([
    ['a class that is none', { find: 'discuss about OBJEKT' }, 'there is no class OBJEKT'],
    [
      'a look ahead in the middle',
      { find: 'discuss +about it', fix: '$1 $2' },
      'what is only looked at stands at the end',
    ],
    ['two spaces', { find: 'discuss  about it' }, 'an item is empty'],
    ['a token that the fix does not replace', { fix: '$4' }, '$4 is no token that it replaces'],
    ['a form that is none', { fix: '$1:gerund' }, 'there is no form gerund'],
    ['a reason without a name', { reason: 'nome' }, '"nome" is neither a sentence nor the name of a reason'],
    ['an example without a mistake', { wrong: row.right }, 'the example shows no mistake'],
    ['a list that is none', { each: ['mad'] }, 'there is no list mad'],
    ['a gap that no entry fills', { each: ['made'], wrong: 'The {word}.' }, 'nothing fills "The {word}."'],
  ])('%s', (_, change, said) => {
    const wrong = checkPatternFile(fileWith([row, { ...row, ...change }]));
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toContain(said);
  });

  it('a severity that is none, and a reason that no row has', () => {
    const file = fileWith([{ ...row, reason: 'It needs no preposition.' }]);
    const rules = file.rules.map((rule) => ({ ...rule, severity: 'GRAVE' }));
    expect(checkPatternFile({ ...file, rules })).toEqual([
      'no row has the reason none',
      'preposition has no severity GRAVE',
    ]);
  });
});
