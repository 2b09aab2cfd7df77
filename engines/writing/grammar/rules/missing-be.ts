import { canBe, is, isOnly, startsClause } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

const forms = new Map([
  ['he', 'is'],
  ['she', 'is'],
  ['it', 'is'],
  ['they', 'are'],
  ['we', 'are'],
  ['you', 'are'],
  ['i', 'am'],
]);
const degree = new Set(['very', 'so', 'too', 'really', 'quite']);

/** They are happy: an adjective after the subject needs a form of be. */
export const missingBe: GrammarRule = {
  id: 'missing-be',
  severity: 'CRITICAL',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((subject, i) => {
      const be = forms.get(subject.lower);
      if (be === undefined || !startsClause(tokens, i)) return;
      const hasDegree = degree.has(tokens[i + 1]?.lower ?? '');
      const described = tokens[hasDegree ? i + 2 : i + 1];
      if (described === undefined || described.kind !== 'word') return;
      const isAdjective =
        isOnly(described, tag.adjective) ||
        ['interested', 'worried', 'excited', 'bored', 'tired'].includes(described.lower) ||
        (hasDegree && is(described, tag.adjective) && !canBe(described, tag.base | tag.past | tag.verbS));
      if (
        !isAdjective ||
        (!hasDegree &&
          described.lower.endsWith('ed') &&
          !/^(?:interested|bored|tired)$/u.test(described.lower))
      )
        return;
      if (!hasDegree && !is(tokens[i + 2], tag.punctuation | tag.preposition | tag.to | tag.conjunction))
        return;
      findings.push({
        from: i,
        to: i,
        message: `"${described.lower}" is no verb: "${subject.text} ${be}".`,
        suggestions: [`${subject.text} ${be}`],
      });
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['They very happy.', 'They are very happy.'],
    ['It important to learn.', 'It is important to learn.'],
    ['I think he too young for it.', 'I think he is too young for it.'],
    ['We interested in art.', 'We are interested in art.'],
  ],
  right: [
    'They are very happy.',
    'It really works.',
    'He so likes it.',
    'They find it important.',
    'We very much agree.',
    'It so happens that he left.',
    'They quite like it.',
    'I present my idea.',
    'They own it.',
    'We lower it.',
    'They clean it.',
  ],
};
