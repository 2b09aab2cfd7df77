import { canBe, is, skipAdjectives } from '#engines/writing/grammar/look.ts';
import { uncountable } from '#engines/writing/grammar/nouns.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

const counts = new Set(['a', 'an', 'many', 'several', 'these', 'those', 'few']);
/** Fixed senses in which they are counted. */
const counted = new Set([
  'knowledge',
  'poverty',
  'wealth',
  'violence',
  'employment',
  'happiness',
  'pollution',
  'weather',
  'money',
]);

/** information, advice and the like are not counted: no `a`, no `many`. */
export const uncountableNoun: GrammarRule = {
  id: 'uncountable-noun',
  severity: 'MODERATE',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((quantifier, i) => {
      if (!counts.has(quantifier.lower)) return;
      const at = skipAdjectives(tokens, i + 1);
      const noun = tokens[at];
      if (
        noun === undefined ||
        !uncountable.has(noun.lower) ||
        (is(tokens[at + 1], tag.noun | tag.nouns) && !canBe(tokens[at + 1], tag.adverb)) ||
        tokens[at + 1]?.text === '-'
      )
        return;
      const isArticle = quantifier.lower === 'a' || quantifier.lower === 'an';
      if (isArticle) {
        if (counted.has(noun.lower)) return;
        const rest = tokens
          .slice(i + 1, at + 1)
          .map(({ text }) => text)
          .join(' ');
        findings.push({
          from: i,
          to: at,
          message: `"${noun.lower}" is not counted, so it takes no "${quantifier.lower}".`,
          suggestions: [rest, `some ${rest}`],
        });
        return;
      }
      const fix = new Map([
        ['many', 'much'],
        ['several', 'some'],
        ['these', 'this'],
        ['those', 'that'],
        ['few', 'little'],
      ]).get(quantifier.lower);
      if (fix === undefined) return;
      findings.push({
        from: i,
        to: i,
        message: `"${noun.lower}" is not counted: "${fix} ${noun.lower}".`,
        suggestions: [fix],
      });
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['He gave me an advice.', 'He gave me advice.'],
    ['There is many information online.', 'There is much information online.'],
    ['We need an equipment for it.', 'We need equipment for it.'],
    ['I have many homework today.', 'I have much homework today.'],
  ],
  right: [
    'He gave me advice.',
    'An information desk is there.',
    'A traffic jam.',
    'A deep knowledge of art helps.',
    'Many traffic lights are red.',
    'Several equipment makers left.',
    'An advice column.',
    'There is a poverty of ideas.',
  ],
};
