import { is } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

const quantities = new Set(['most', 'some', 'many', 'few', 'several', 'all', 'each', 'any']);

/** most people, or most of the people; not most of people. */
export const ofGroup: GrammarRule = {
  id: 'of-group',
  severity: 'MODERATE',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((token, i) => {
      if (!quantities.has(token.lower) || tokens[i + 1]?.lower !== 'of' || tokens[i - 1]?.lower === 'the')
        return;
      const at = is(tokens[i + 2], tag.adjective) ? i + 3 : i + 2;
      const noun = tokens[at];
      if (
        !is(noun, tag.nouns) ||
        noun === undefined ||
        noun.text !== noun.lower ||
        tokens[at + 1]?.lower === "'s" ||
        tokens[at + 1]?.text === "'"
      )
        return;
      if (tokens.slice(i + 2, at + 1).some((one) => one.tag === tag.number)) return;
      findings.push({
        from: i,
        to: i + 1,
        message: `"${token.lower} ${noun.lower}" or "${token.lower} of the ${noun.lower}".`,
        suggestions: [token.text, `${token.text} of the`],
      });
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['Most of people like it.', 'Most people like it.'],
    ['I know some of students there.', 'I know some students there.'],
    ['Most of the people and many of young people agree.', 'Most of the people and many young people agree.'],
  ],
  right: [
    'Most of the people like it.',
    'Most of us like it.',
    'Most of what he said is true.',
    'All of Europe knows it.',
    'Many of these students know it.',
    "The best of all of Shakespeare's plays.",
    "Most of today's people agree.",
    "He thinks most of women's rights.",
  ],
};
