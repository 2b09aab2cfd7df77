import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { agreeing, canBe, is, skipAdjectives, skipAdverbs } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';

const persons = new Set(['he', 'she', 'i', 'you', 'they', 'we']);
const owners = new Set(['my', 'his', 'her', 'our', 'their', 'your', 'the']);
const wrong = new Set(['is', 'was', 'has', 'does']);
const doing = new Set(['works', 'lives', 'plays', 'looks', 'studies', 'travels', 'needs', 'wants', 'helps']);
/** Single words that are two things and no dish or field (`bread and butter is`, `research and development has`). */
const pairs = new Set([
  'science technology',
  'men women',
  'crime poverty',
  'parents teachers',
  'students teachers',
  'television internet',
  'reading writing',
  'health education',
  'education health',
  'technology science',
  'air water',
  'water air',
]);

/** My father and my mother are: two subjects joined by `and` take a plural verb. */
export const joinedSubjects: GrammarRule = {
  id: 'joined-subjects',
  severity: 'CRITICAL',
  find({ tokens, lexicon }) {
    const end = firstPart(tokens);
    if (end < 0 || tokens[end]?.lower !== 'and') return [];
    const second = tokens[end + 1];
    if (second === undefined) return [];
    const isPair = pairs.has(`${tokens[0]?.lower ?? ''} ${second.lower}`) && end === 1;
    const isPerson = persons.has(second.lower);
    const last = isPair || isPerson ? end + 1 : owners.has(second.lower) ? headOf(tokens, end + 2) : -1;
    if (last < 0) return [];
    const at = skipAdverbs(tokens, last + 1);
    const verb = tokens[at];
    if (verb === undefined) return [];
    const isMainVerb =
      canBe(verb, tag.verbS) &&
      (!canBe(verb, tag.noun) || doing.has(verb.lower)) &&
      is(
        tokens[at + 1],
        tag.determiner | tag.adverb | tag.preposition | tag.to | tag.adjective | tag.possessive,
      );
    if (!wrong.has(verb.lower) && !isMainVerb) return [];
    if (second.lower === 'i' && verb.lower === 'was' && is(tokens[0], tag.past)) return [];
    const fix = agreeing(lexicon, verb, false);
    if (fix === undefined || fix === verb.lower) return [];
    return [
      { from: at, to: at, message: `Two subjects joined by "and" take "${fix}".`, suggestions: [fix] },
    ] satisfies Finding[];
  },
};

/** The place after the first subject of the sentence (`my old father`, `science`), or -1. */
function firstPart(tokens: readonly TaggedToken[]): number {
  const first = tokens[0];
  if (first === undefined) return -1;
  if (is(first, tag.possessive) || first.lower === 'the' || first.lower === 'a') {
    const head = headOf(tokens, 1);
    return head < 0 ? -1 : head + 1;
  }
  if (persons.has(first.lower)) return 1;
  return is(first, tag.noun | tag.nouns | tag.name) ? 1 : -1;
}

function headOf(tokens: readonly TaggedToken[], from: number): number {
  const head = skipAdjectives(tokens, from);
  return is(tokens[head], tag.noun | tag.nouns) && !is(tokens[head + 1], tag.noun) ? head : -1;
}

export const examples: RuleExamples = {
  wrong: [
    ['My father and my mother is old.', 'My father and my mother are old.'],
    ['My sister and I was late.', 'My sister and I were late.'],
    ['My friend and his wife has a car.', 'My friend and his wife have a car.'],
    ['Science and technology has changed us.', 'Science and technology have changed us.'],
    ['He and his brother works in a shop.', 'He and his brother work in a shop.'],
    ['The father and the mother goes to Rome.', 'The father and the mother go to Rome.'],
  ],
  right: [
    'My father and my mother are old.',
    'My friend and colleague is here.',
    'Bread and butter is good.',
    'Between the father and the mother is a child.',
    'Each boy and each girl has a book.',
    'The price of the house and the car is high.',
    'What my father and my mother has is love.',
    'My father came and my mother is late.',
  ],
};
