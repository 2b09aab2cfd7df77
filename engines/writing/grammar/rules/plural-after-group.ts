import { sameNouns } from '#domain/morphology/irregular-nouns.ts';
import { is, isOnly, pluralOf, skipAdjectives } from '#engines/writing/grammar/look.ts';
import { collective, countable, uncountable } from '#engines/writing/grammar/nouns.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

const groups = [
  ['lot', 'of'],
  ['lots', 'of'],
  ['number', 'of'],
  ['plenty', 'of'],
  ['variety', 'of'],
  ['couple', 'of'],
  ['dozens', 'of'],
  ['hundreds', 'of'],
  ['thousands', 'of'],
  ['millions', 'of'],
  ['all'],
  ['other'],
  ['different'],
] as const;
const ends =
  tag.punctuation |
  tag.preposition |
  tag.modal |
  tag.verbS |
  tag.question |
  tag.conjunction |
  tag.past |
  tag.to;
/** Only what can be counted follows them. */
const sureGroups = new Set<string>(['number', 'couple', 'dozens', 'hundreds', 'thousands', 'millions']);
const isCounted = (noun: TaggedToken): boolean =>
  isOnly(noun, tag.noun | tag.base) &&
  noun.text === noun.lower &&
  !uncountable.has(noun.lower) &&
  !collective.has(noun.lower) &&
  !sameNouns.has(noun.lower);
/** Stand alone after `all` or `other`: all day, the other person. */
const single = new Set('day night week month year hour summer winter thing room matter'.split(' '));

/** a lot of students, all countries, things that can be counted take -s here. */
export const pluralAfterGroup: GrammarRule = {
  id: 'plural-after-group',
  severity: 'MODERATE',
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    tokens.forEach((_, i) => {
      const group = groups.find((words) => words.every((word, k) => tokens[i + k]?.lower === word));
      if (group === undefined) return;
      const isQuantity = group.at(-1) === 'of';
      if (
        !isQuantity &&
        is(
          tokens[i - 1],
          tag.determiner | tag.possessive | tag.number | tag.adjective | tag.pronoun | tag.adverb,
        )
      )
        return;
      if (group[0] === 'number' && tokens[i - 1]?.lower === 'the') return;
      const at = skipAdjectives(tokens, i + group.length);
      const noun = tokens[at];
      if (
        noun === undefined ||
        !(countable.has(noun.lower) || (sureGroups.has(group[0]) && isCounted(noun))) ||
        single.has(noun.lower) ||
        !is(noun, tag.noun) ||
        (at > i + group.length && !isQuantity)
      )
        return;
      const next = tokens[at + 1];
      if (next !== undefined && !is(next, ends) && !(isQuantity && is(next, tag.base))) return;
      if (next?.lower === "'s" || next?.text === "'" || next?.text === '-') return;
      const plural = pluralOf(lexicon, noun.lower);
      if (plural !== undefined)
        findings.push({
          from: at,
          to: at,
          message: `More than one is meant here: "${plural}".`,
          suggestions: [plural],
        });
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['A lot of student like it.', 'A lot of students like it.'],
    ['It happens in all country.', 'It happens in all countries.'],
    ['They live in different country with friends.', 'They live in different countries with friends.'],
  ],
  right: [
    'A lot of time is lost.',
    'All day long.',
    'The other student left.',
    'A different country is better.',
    'A lot of student loans are late.',
    'Some other person came.',
    'It is no such problem.',
    'One country is like any other country.',
    'All student cards are blue.',
  ],
};
