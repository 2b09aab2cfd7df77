import { describe, expect, it } from 'vitest';
import { readWritingData } from '#server/scoring/read-writing-data.ts';
import { readLexicon } from '#engines/writing/lexicon/lexicon.ts';
import { tagSentence } from '#engines/writing/tagging/tag-sentence.ts';
import { sentencesOf } from '#engines/writing/text/sentences.ts';
import { tokenize } from '#engines/writing/text/tokens.ts';
import { examplesOf, type AuthoredFile } from './patterns/pattern-examples.ts';
import type { GrammarRule, RuleExamples } from './rule.ts';
import { grammarRules } from './rules.ts';

const lexicon = readLexicon(readWritingData('lexicon.bin').bytes);

const written = import.meta.glob<Record<string, GrammarRule | RuleExamples>>('./rules/*.ts', { eager: true });
const patternFiles = import.meta.glob<AuthoredFile>('./patterns/*.json', { eager: true, import: 'default' });

const examplesById = new Map([
  ...Object.values(written).map(({ examples, ...rules }): [string, RuleExamples] => {
    const rule = Object.values(rules).find((value) => 'id' in value);
    return [rule!.id, examples as RuleExamples];
  }),
  ...Object.values(patternFiles).flatMap(examplesOf),
]);

it('every rule has its examples, and every example a rule', () => {
  expect([...examplesById.keys()].toSorted()).toEqual(grammarRules.map(({ id }) => id).toSorted());
});

/** What a rule finds in a text and the text with all its first suggestions taken. */
function apply(rule: GrammarRule, text: string): { count: number; fixed: string } {
  const sentences = sentencesOf(tokenize(text));
  const edits = sentences.flatMap(({ tokens, isEnded }, i) => {
    const tagged = tagSentence(lexicon, tokens);
    return rule
      .find({ tokens: tagged, isEnded, isLast: i === sentences.length - 1, lexicon })
      .map(({ from, to, suggestions }) => ({
        start: tokens[from]?.start ?? 0,
        end: tokens[to]?.end ?? 0,
        fix: suggestions[0] ?? '',
      }));
  });
  const fixed = edits
    .toReversed()
    .reduce((now, { start, end, fix }) => now.slice(0, start) + fix + now.slice(end), text);
  return { count: edits.length, fixed };
}

describe.each(grammarRules.map((rule) => [rule.id, rule] as const))('the rule %s', (id, rule) => {
  const { wrong, right } = examplesById.get(id)!;

  it.each(wrong)('finds and mends %j', (text, fixed) => {
    expect(apply(rule, text)).toEqual({ count: 1, fixed });
  });

  it.each(right.map((text) => [text]))('leaves %j alone', (text) => {
    expect(apply(rule, text)).toEqual({ count: 0, fixed: text });
  });
});
