import { agreeing, is, skipAdverbs } from '../look.ts';
import type { Finding, GrammarRule } from '../rule.ts';
import { tag } from '../../tagging/tags.ts';

const verbs = new Set(['are', 'have', 'were', 'do']);

/** `one of the students is`, `each of them has`, `the number of people is`: the verb goes with the first word. */
export const groupAgreement: GrammarRule = {
  id: 'group-agreement',
  severity: 'CRITICAL',
  examples: {
    wrong: [
      ['One of the main reasons are money.', 'One of the main reasons is money.'],
      ['Each of the students have a book.', 'Each of the students has a book.'],
      ['The number of cars have increased.', 'The number of cars has increased.'],
      ['Every one of them were late.', 'Every one of them was late.'],
    ],
    right: [
      'One of the main reasons is money.',
      'A number of people have left.',
      'He is one of the people who have helped us.',
      'The number of cars has increased.',
      'Is one of the doors open?',
      'At least one of the reasons the prices are high is fuel.',
    ],
  },
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    tokens.forEach((token, i) => {
      if (tokens[i + 1]?.lower !== 'of' || i > 3) return;
      const isNumber = token.lower === 'number' && tokens[i - 1]?.lower === 'the';
      if (!isNumber && token.lower !== 'one' && token.lower !== 'each') return;
      let at = i + 2;
      while (
        at < i + 8 &&
        is(
          tokens[at],
          tag.determiner | tag.possessive | tag.adjective | tag.superlative | tag.pronoun | tag.adverb,
        ) &&
        !is(tokens[at], tag.nouns)
      )
        at += 1;
      if (!is(tokens[at], tag.nouns)) at -= is(tokens[at - 1], tag.pronoun) ? 1 : 0;
      if (!is(tokens[at], tag.nouns | tag.pronoun)) return;
      const place = skipAdverbs(tokens, at + 1);
      const verb = tokens[place];
      if (verb === undefined || !verbs.has(verb.lower)) return;
      const fix = agreeing(lexicon, verb, true);
      if (fix === undefined) return;
      findings.push({
        from: place,
        to: place,
        message: `The verb goes with "${isNumber ? 'the number' : token.lower}", which is one: "${fix}".`,
        suggestions: [fix],
      });
    });
    return findings;
  },
};
