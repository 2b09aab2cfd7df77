import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';

const articles = new Set(['a', 'an', 'the']);
/** Not `her` and `his`, which also stand alone: they gave her a book, a friend of his the other day. */
const first = new Set([...articles, 'my', 'your', 'our', 'their', 'its']);
const second = new Set([...first, 'his', 'her']);

/** The a, the its: before a noun stands one of them. */
export const doubledDeterminer: GrammarRule = {
  id: 'doubled-determiner',
  severity: 'MODERATE',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((token, i) => {
      const next = tokens[i + 1];
      if (next === undefined || !first.has(token.lower) || !second.has(next.lower)) return;
      if (next.lower === token.lower || !next.spaced || next.text !== next.lower) return;
      // A letter or a name: vitamin A, the A, An.
      if (token.text !== token.lower && i > 0) return;
      const kept =
        articles.has(next.lower) && !articles.has(token.lower)
          ? token.lower
          : articles.has(token.lower) && articles.has(next.lower)
            ? 'the'
            : next.lower;
      const fix = token.text === token.lower ? kept : kept.charAt(0).toUpperCase() + kept.slice(1);
      findings.push({
        from: i,
        to: i + 1,
        message: `"${token.lower}" and "${next.lower}" do not stand together before a noun: one is enough.`,
        suggestions: [fix],
      });
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['I saw the a man.', 'I saw the man.'],
    ['The its price is high.', 'Its price is high.'],
    ['She put it in the her bag.', 'She put it in her bag.'],
    ['He lost my the key.', 'He lost my key.'],
    ['They sold the their house.', 'They sold their house.'],
  ],
  right: [
    'They gave her a book.',
    'She got an A in it.',
    'The A team won.',
    'A friend of his the other day said so.',
    'It was all the more his.',
    'The "the" is wrong.',
    'Vitamin A the doctor knows.',
  ],
};
