import { agreeing, canBe, is, isOnly, skipAdjectives, skipAdverbs } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleSentence, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

const verbs = new Set(['are', 'have', 'were', 'do']);

/** `one of the students is`, `each of them has`, `the number of people is`: the verb goes with the first word. */
export const groupAgreement: GrammarRule = {
  id: 'group-agreement',
  severity: 'CRITICAL',
  find({ tokens, lexicon }) {
    const findings: Finding[] = manyOf(tokens, lexicon);
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

const quantities = new Set(['some', 'many', 'most', 'both', 'several', 'all', 'few']);
const single = new Set(['is', 'has', 'was', 'does']);
/** `many of the houses was`: some, many or both of several things take a plural verb. */
function manyOf(tokens: RuleSentence['tokens'], lexicon: RuleSentence['lexicon']): Finding[] {
  if (
    !quantities.has(tokens[0]?.lower ?? '') ||
    tokens[1]?.lower !== 'of' ||
    !is(tokens[2], tag.determiner | tag.possessive)
  )
    return [];
  const head = skipAdjectives(tokens, 3);
  const noun = tokens[head];
  const at = skipAdverbs(tokens, head + 1);
  const verb = tokens[at];
  if (noun === undefined || verb === undefined || !is(noun, tag.nouns) || canBe(noun, tag.noun)) return [];
  if (!single.has(verb.lower) && !(is(verb, tag.verbS) && isOnly(verb, tag.verbS))) return [];
  const fix = agreeing(lexicon, verb, false);
  if (fix === undefined) return [];
  const message = `"${noun.lower}" is more than one: "${fix}".`;
  return [{ from: at, to: at, message, suggestions: [fix] }];
}

export const examples: RuleExamples = {
  wrong: [
    ['One of the main reasons are money.', 'One of the main reasons is money.'],
    ['Each of the students have a book.', 'Each of the students has a book.'],
    ['The number of cars have increased.', 'The number of cars has increased.'],
    ['Many of the houses was old.', 'Many of the houses were old.'],
    ['Some of my friends thinks so.', 'Some of my friends think so.'],
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
};
