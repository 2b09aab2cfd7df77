import { tag } from '#engines/writing/tagging/tags.ts';
import { participleForm } from '#domain/morphology/inflect.ts';
import { canBe, is, startsClause } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';

const persons = new Map([
  ['i', 'have'],
  ['we', 'have'],
  ['they', 'have'],
  ['you', 'have'],
  ['he', 'has'],
  ['she', 'has'],
]);
const periods = /^(?:years?|months?|weeks?|days?|hours?|decades?|centuries)$/u;
const stays = new Set(['live', 'work', 'study', 'know', 'learn', 'stay', 'teach', 'play']);

/** I have been here since May: what began in the past and goes on takes have been. */
export const sincePresent: GrammarRule = {
  id: 'since-present',
  severity: 'MODERATE',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((subject, i) => {
      const have = persons.get(subject.lower);
      const verb = tokens[i + 1];
      if (have === undefined || verb === undefined || !startsClause(tokens, i)) return;
      const isBe = ['am', 'is', 'are'].includes(verb.lower);
      if (!isBe && !stays.has(verb.lower)) return;
      const next = tokens[i + 2];
      if (
        isBe &&
        !is(next, tag.ing | tag.preposition) &&
        !['here', 'there', 'married'].includes(next?.lower ?? '')
      )
        return;
      for (let at = i + 2; at < i + 10; at++) {
        const token = tokens[at];
        if (token === undefined || token.kind === 'mark') return;
        if (token.lower === 'since') {
          if (!isTime(at + 1)) return;
          const fix = isBe ? `${have} been` : `${have} ${participleForm(verb.lower)}`;
          findings.push({
            from: i + 1,
            to: i + 1,
            message: `With "since" stands "${fix}": it began then and goes on.`,
            suggestions: [fix],
          });
          return;
        }
        if (
          is(token, tag.superlative | tag.comparative | tag.past | tag.verbS) ||
          ['first', 'last', 'only', 'that', 'who', 'because', 'and'].includes(token.lower)
        )
          return;
        if (at > i + 2 && canBe(token, tag.base) && !canBe(token, tag.noun)) return;
      }
    });
    return findings;

    function isTime(at: number): boolean {
      const token = tokens[at];
      if (token === undefined) return false;
      if (
        /^(?:19|20)\d\d$/u.test(token.text) ||
        [
          'childhood',
          'yesterday',
          'january',
          'february',
          'april',
          'june',
          'july',
          'august',
          'september',
          'october',
          'november',
          'december',
          'monday',
        ].includes(token.lower)
      )
        return true;
      if (token.lower === 'last')
        return /^(?:year|month|week|summer|monday)$/u.test(tokens[at + 1]?.lower ?? '');
      return (
        (is(token, tag.number) || ['many', 'several', 'a'].includes(token.lower)) &&
        periods.test(tokens[at + 1]?.lower ?? '')
      );
    }
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['I am living here since 2015.', 'I have been living here since 2015.'],
    ['We are here since two weeks.', 'We have been here since two weeks.'],
    ['She is working in this company since 2010.', 'She has been working in this company since 2010.'],
    ['I live in Rome since 2010.', 'I have lived in Rome since 2010.'],
  ],
  right: [
    'I have been living here since 2015.',
    'He is the best since 2010.',
    'We are happier since he left.',
    'It is ten years since we met.',
    'They are here since you asked.',
    'I live in Rome.',
    'They are the first since 2010.',
    'He said they live here, and since 2010 I do too.',
  ],
};
