import { is, isOnly } from '#engines/writing/grammar/look.ts';
import { countable } from '#engines/writing/grammar/nouns.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

/** Nouns that stand bare after some prepositions (`at school`, `by car`, `in detail`) or verbs (`watch television`). */
const bare = new Set(
  'school university college hospital prison church work home bed television government society day night year week month hour phone email mail message letter computer car bus train plane ship bicycle bike policy process system law management design test report research play issue order question place part time child parent adult person student man woman game film song music problem result fact theme topic matter factor claim tradition habit custom skill study teacher doctor president king queen minister manager leader'.split(
    ' ',
  ),
);
const afterBy = new Set([
  'per',
  'as',
  'of',
  'from',
  'into',
  'to',
  'on',
  'at',
  'in',
  'with',
  'without',
  'for',
  'than',
  'like',
  'or',
  'and',
  'after',
  'before',
  'between',
]);
/** Nouns of which a kind stands bare: `in foreign policy`, `local government`. */
const neverOne = new Set(['policy', 'government']);
/** Words of time that may follow the noun phrase. */
const times = new Set(['last', 'next', 'yesterday', 'today', 'now', 'every', 'because', 'and', 'but']);
const verbs = tag.base | tag.verbS | tag.past;
const boundary = tag.punctuation | tag.preposition | tag.question | tag.modal | tag.to;

/** A thing that can be counted does not stand alone: a new car, the car, my car. Only the clearest cases. */
export const missingArticle: GrammarRule = {
  id: 'missing-article',
  severity: 'MODERATE',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((noun, i) => {
      if (noun.text !== noun.lower || !countable.has(noun.lower) || !is(noun, tag.noun)) return;
      const next = tokens[i + 1];
      if (
        next !== undefined &&
        !times.has(next.lower) &&
        (!is(next, boundary) || next.text === '-' || next.text === '/')
      )
        return;
      let start = i;
      while (start > 0 && isPlainAdjective(tokens[start - 1])) start -= 1;
      const before = tokens[start - 1];
      const described = start < i;
      if (before === undefined || !isVerbOrPreposition(before, described, tokens[start - 2])) return;
      if (described ? neverOne.has(noun.lower) : bare.has(noun.lower)) return;
      // `We have room for these children.`
      if (noun.lower === 'room' && next?.lower === 'for') return;
      const first = tokens[start];
      if (first === undefined) return;
      const article =
        /^(?:[aeio]|u(?!ni|s[ei]))/u.test(first.lower) || /^(?:hour|honest)/u.test(first.lower) ? 'an' : 'a';
      findings.push({
        from: start,
        to: start,
        message: `"${noun.lower}" can be counted, so one of it needs a word like "a", "the" or "my" before it.`,
        suggestions: [`${article} ${first.text}`, `the ${first.text}`],
      });
    });
    return findings;
  },
};

const articleAdjectives = new Set(
  'foreign private local healthy quiet busy clean special simple clear new good big small great important large bad old young beautiful serious huge famous popular difficult nice strong long short modern main interesting better common happy expensive cheap wonderful successful poor rich safe'.split(
    ' ',
  ),
);
const isPlainAdjective = (token: Parameters<typeof is>[0]): boolean =>
  token !== undefined && articleAdjectives.has(token.lower) && is(token, tag.adjective | tag.comparative);

function isVerbOrPreposition(
  before: Parameters<typeof is>[0],
  described: boolean,
  earlier: Parameters<typeof is>[0],
): boolean {
  if (before === undefined) return false;
  if (is(before, tag.preposition))
    return (
      described &&
      afterBy.has(before.lower) &&
      !['or', 'and', 'of', 'from', 'than', 'to', 'as', 'between'].includes(before.lower)
    );
  if (['is', 'was', "'s"].includes(before.lower))
    return (
      described &&
      !is(earlier, tag.question) &&
      earlier?.lower !== 'there' &&
      is(earlier, tag.pronoun | tag.noun)
    );
  return (
    is(before, verbs) &&
    articleVerbs.has(before.lower) &&
    (is(earlier, tag.pronoun | tag.modal | tag.to | tag.question) ||
      (isOnly(before, verbs | tag.participle) && is(earlier, tag.noun | tag.nouns | tag.name)))
  );
}

/** Verbs that are followed by one thing very often. */
const articleVerbs = new Set(
  'need needs needed want wants wanted lose choose chose rent own owns drive drives read reads wrote watch watched start started open opened use see saw have has had bought buy buys got get gets made make makes wrote write writes found find finds built build builds created create creates became become becomes'.split(
    ' ',
  ),
);

export const examples: RuleExamples = {
  wrong: [
    ['She bought new car last year.', 'She bought a new car last year.'],
    ['He is good student.', 'He is a good student.'],
    ['It is important problem in my country.', 'It is an important problem in my country.'],
    ['They live in small village near the sea.', 'They live in a small village near the sea.'],
    ['I have idea about it.', 'I have an idea about it.'],
    ['They want to buy house.', 'They want to buy a house.'],
    ['You need good job to live well.', 'You need a good job to live well.'],
  ],
  right: [
    'She bought a new car.',
    'He goes to school by car.',
    'He is in hospital.',
    'They discussed government policy.',
    'From day to day, step by step.',
    'Student numbers are high.',
    'They sell computer games.',
    'He became king.',
    'This is new book material.',
    'What an important problem!',
    'It is no good idea.',
    'She has good teacher training.',
    'Hand in hand with new car technology it grew.',
    'In foreign policy, they agree.',
    'They no longer trust big government.',
    'He told them by special message.',
    'We have room for these children.',
  ],
};
