import { describe, expect, it } from 'vitest';
import { readWritingData } from '#server/scoring/read-writing-data.ts';
import { readLexicon } from '../lexicon/lexicon.ts';
import { tagSentence } from '../tagging/tag-sentence.ts';
import { sentencesOf } from '../text/sentences.ts';
import { tokenize } from '../text/tokens.ts';
import type { GrammarRule } from './rule.ts';
import { grammarRules } from './rules.ts';

const lexicon = readLexicon(readWritingData('lexicon.bin').bytes);

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

describe.each(grammarRules.map((rule) => [rule.id, rule] as const))('the rule %s', (_, rule) => {
  it.each(rule.examples.wrong)('finds and mends %j', (wrong, fixed) => {
    expect(apply(rule, wrong)).toEqual({ count: 1, fixed });
  });

  it.each(rule.examples.right.map((text) => [text]))('leaves %j alone', (text) => {
    expect(apply(rule, text)).toEqual({ count: 0, fixed: text });
  });
});
