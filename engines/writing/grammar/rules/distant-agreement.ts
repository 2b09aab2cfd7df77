import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import {
  agreeing,
  canBe,
  is,
  isOnly,
  skipAdjectives,
  skipAdverbs,
  startsClause,
} from '#engines/writing/grammar/look.ts';
import { collective, singularInS } from '#engines/writing/grammar/nouns.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';

const prepositions = new Set(['of', 'in', 'for', 'about', 'between', 'on', 'with', 'from']);
/** `a group of people are`, `a third of cars are`: the second noun may rule the verb. */
const groups = new Set(
  'group kind type sort percentage percent proportion part series set pair couple crowd handful bunch minority third quarter total amount mix mixture array selection collection combination range plenty'.split(
    ' ',
  ),
);
const openers = tag.determiner | tag.possessive;
const wrongForOne = new Set(['are', 'have', 'were']);
const unreal = new Set(['if', 'though', 'wish']);
const wrongForMany = new Set(['is', 'has', 'was']);

/** The end of a noun phrase that begins at `i`: the place of its last noun, or -1. */
function headAt(tokens: readonly TaggedToken[], i: number): number {
  let at = skipAdjectives(tokens, is(tokens[i], openers) ? i + 1 : i);
  if (!is(tokens[at], tag.noun | tag.nouns)) return -1;
  while (
    is(tokens[at], tag.noun) &&
    is(tokens[at + 1], tag.noun | tag.nouns) &&
    !canBe(tokens[at + 1], tag.base | tag.verbS)
  )
    at += 1;
  return at;
}

/** The verb goes with the first noun: the role of parents is, the advantages of this plan are. */
export const distantAgreement: GrammarRule = {
  id: 'distant-agreement',
  severity: 'CRITICAL',
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    tokens.forEach((first, i) => {
      if (!is(first, openers) || !startsClause(tokens, i)) return;
      const head = headAt(tokens, i);
      const noun = tokens[head];
      if (head < 0 || noun === undefined || !prepositions.has(tokens[head + 1]?.lower ?? '')) return;
      if (
        collective.has(noun.lower) ||
        groups.has(noun.lower) ||
        singularInS.has(noun.lower) ||
        /^\p{Lu}/u.test(noun.text)
      )
        return;
      let second = headAt(tokens, head + 2);
      // `the houses on the other side of the river`: on to the last noun; `the price of fruit and vegetables` is one group.
      for (let more = second; more > 0 && more < head + 12;) {
        const link = tokens[second + 1]?.lower ?? '';
        const isPair = link === 'and' && !is(tokens[second + 2], openers) && !is(tokens[head + 2], openers);
        more = prepositions.has(link) || isPair ? headAt(tokens, second + 2) : -1;
        if (more > 0) second = more;
      }
      const at = skipAdverbs(tokens, second + 1);
      const verb = tokens[at];
      if (second < 0 || verb === undefined || (at > second + 1 && tokens[second + 1]?.kind === 'mark'))
        return;
      const isOne =
        is(noun, tag.noun) &&
        !canBe(noun, tag.nouns) &&
        is(tokens[second], tag.nouns) &&
        wrongForOne.has(verb.lower) &&
        !unreal.has(tokens[i - 1]?.lower ?? '');
      const isMany =
        is(noun, tag.nouns) &&
        !canBe(noun, tag.noun) &&
        is(tokens[second], tag.noun) &&
        (wrongForMany.has(verb.lower) || (is(verb, tag.verbS) && isOnly(verb, tag.verbS)));
      if (!isOne && !isMany) return;
      const fix = agreeing(lexicon, verb, isOne);
      if (fix === undefined) return;
      findings.push({
        from: at,
        to: at,
        message: `The verb goes with "${noun.lower}": "${fix}".`,
        suggestions: [fix],
      });
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['The role of parents are very important.', 'The role of parents is very important.'],
    ['The main cause of these problems are money.', 'The main cause of these problems is money.'],
    ['The advantages of this plan is clear.', 'The advantages of this plan are clear.'],
    [
      'The houses on the other side of the river was old.',
      'The houses on the other side of the river were old.',
    ],
    ['The price of fruit and vegetables have gone up.', 'The price of fruit and vegetables has gone up.'],
    ['The list of the new members were long.', 'The list of the new members was long.'],
    ['The children in my class speaks English.', 'The children in my class speak English.'],
    ['The problem in big cities have become serious.', 'The problem in big cities has become serious.'],
  ],
  right: [
    'The role of parents is important.',
    'A group of people are here.',
    'The number of cars has grown.',
    'The majority of students are young.',
    'The head of the school and the parents are kind.',
    'If the price of houses were lower, I would stay.',
    'The price of fruit and the cost of bread have risen.',
    'The owner of the shop and customers are here.',
    'The role of parents who are old is hard.',
    'A third of the cars are red.',
    'The kinds of fruit we have are sweet.',
    'The cost of the things people have is high.',
    'The use of robots, which are cheap, grows.',
    'In the shade of trees are two chairs.',
  ],
};
