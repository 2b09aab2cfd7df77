import { tag } from '#engines/writing/tagging/tags.ts';
import { is } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';

const fixes = new Map([
  ['nothing', 'anything'],
  ['nobody', 'anybody'],
  ['nowhere', 'anywhere'],
  ['none', 'any'],
]);
const nouns = new Set(
  'money time job idea problem problems friends friend reason sense information help experience choice chance other more'.split(
    ' ',
  ),
);
const verbs = tag.base | tag.participle | tag.ing | tag.past;

/** They did not do anything: one negative is enough. */
export const doubleNegative: GrammarRule = {
  id: 'double-negative',
  severity: 'MODERATE',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((token, i) => {
      if (!["n't", 'not', 'never'].includes(token.lower)) return;
      const verb = tokens[i + 1];
      const word = tokens[i + 2];
      if (!is(verb, verbs | (token.lower === 'never' ? tag.verbS : 0)) || word === undefined) return;
      const isNo = word.lower === 'no' && verb?.lower === 'have' && nouns.has(tokens[i + 3]?.lower ?? '');
      const fix = isNo ? 'any' : fixes.get(word.lower);
      if (fix === undefined) return;
      findings.push({
        from: i + 2,
        to: i + 2,
        message: `Two negatives make a positive: "${fix}".`,
        suggestions: [fix],
      });
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ["He hasn't done nothing today.", "He hasn't done anything today."],
    ["They don't have no money.", "They don't have any money."],
    ["I didn't go nowhere.", "I didn't go anywhere."],
    ['She never says nothing.', 'She never says anything.'],
  ],
  right: [
    "He hasn't done anything.",
    'It is not nothing.',
    'Not for nothing did he leave.',
    "I didn't say no.",
    'They do not know that nothing helps.',
    "Don't you have no fear of it?",
    'He is never good for nothing.',
  ],
};
