import type { GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';

const pairs = new Map([
  ['although', 'but'],
  ['though', 'but'],
  ['because', 'so'],
  ['since', 'so'],
  ['if', 'so'],
]);

/** Although it rained, we went: one linking word joins two clauses, not two. */
export const doubleLink: GrammarRule = {
  id: 'double-link',
  severity: 'MODERATE',
  find({ tokens }) {
    const open = tokens[0]?.lower === 'even' ? 1 : 0;
    const first = tokens[open]?.lower ?? '';
    const second = pairs.get(first);
    if (second === undefined) return [];
    const comma = tokens.findIndex((token) => token.text === ',');
    const next = tokens[comma + 1];
    const after = tokens[comma + 2];
    if (comma < open + 3 || next?.lower !== second || after === undefined) return [];
    if (
      ![
        'i',
        'we',
        'you',
        'he',
        'she',
        'it',
        'they',
        'the',
        'people',
        'there',
        'many',
        'this',
        'my',
        'our',
      ].includes(after.lower)
    )
      return [];
    return [
      {
        from: comma,
        to: comma + 1,
        message: `After "${first}" the second part needs no "${second}".`,
        suggestions: [','],
      },
    ];
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['Although it rained, but we went out.', 'Although it rained, we went out.'],
    ['Because it was late, so they left.', 'Because it was late, they left.'],
    ['Even though he is old, but he works.', 'Even though he is old, he works.'],
  ],
  right: [
    'Although it rained, we went out.',
    'Although it was small but clean, we left.',
    'Because it was so late, they left.',
    'We went, but it rained.',
    'Because he was ill, so ill that he slept, we left.',
  ],
};
