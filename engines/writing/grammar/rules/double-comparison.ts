import { canBe, isOnly } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

/** better or more good things, but not more better; easiest, not most easiest. */
export const doubleComparison: GrammarRule = {
  id: 'double-comparison',
  severity: 'CRITICAL',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((token, i) => {
      const next = tokens[i + 1];
      const after = tokens[i + 2];
      if (next === undefined || (token.lower !== 'more' && token.lower !== 'most')) return;
      const wanted = token.lower === 'more' ? tag.comparative : tag.superlative;
      const isSure =
        ['better', 'worse', 'best', 'worst'].includes(next.lower) ||
        (isOnly(next, wanted | tag.adverb) && canBe(next, wanted));
      // `more older people` may be right: more of them.
      if (
        !isSure ||
        (after !== undefined && (after.tag & (tag.noun | tag.nouns)) !== 0 && token.lower === 'more')
      )
        return;
      findings.push({
        from: i,
        to: i + 1,
        message: `"${next.lower}" already compares; it needs no "${token.lower}".`,
        suggestions: [next.text],
      });
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['This is more better than that.', 'This is better than that.'],
    ['It is the most easiest way.', 'It is the easiest way.'],
    ['Cars are much more faster.', 'Cars are much faster.'],
  ],
  right: [
    'This is more useful.',
    'The more, the better.',
    'There are more older people.',
    'It is better.',
    'He is more than happy.',
    'It has more upper floors.',
  ],
};
