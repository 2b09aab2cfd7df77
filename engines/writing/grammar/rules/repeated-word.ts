import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';

/** Words that stand twice in right sentences now and then. */
const mayRepeat = new Set(
  'had that very so no bye is was really far blah ha many much more long do in on up out there well to it you again her'.split(
    ' ',
  ),
);

/** A word typed twice. */
export const repeatedWord: GrammarRule = {
  id: 'repeated-word',
  severity: 'MINOR',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((token, i) => {
      const next = tokens[i + 1];
      if (
        next === undefined ||
        token.kind !== 'word' ||
        next.kind !== 'word' ||
        next.lower !== token.lower ||
        !next.spaced
      )
        return;
      if (
        token.lower.startsWith("'") ||
        /^(?:\d.*|.)$/u.test(token.lower) ||
        (/^\p{Lu}/u.test(next.text) && next.text !== 'I')
      )
        return;
      const isDouble =
        token.lower === 'to' || (i === 0 && ['it', 'in', 'on', 'is', 'up'].includes(token.lower));
      if (mayRepeat.has(token.lower) && !isDouble) return;
      findings.push({
        from: i,
        to: i + 1,
        message: `"${token.text}" stands here twice.`,
        suggestions: [token.text],
      });
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['It is the the best way.', 'It is the best way.'],
    ['We want to to go.', 'We want to go.'],
    ['They are are here.', 'They are here.'],
    ['In in my view it is late.', 'In my view it is late.'],
  ],
  right: [
    'He said that that man had had enough.',
    'It was very, very good.',
    'He came in time.',
    'No, no.',
    'New York, New York.',
  ],
};
