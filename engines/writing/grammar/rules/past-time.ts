import { participleForm, pastForm } from '#domain/morphology/inflect.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import {
  baseOf,
  canBe,
  is,
  skipAdjectives,
  skipAdverbs,
  startsClause,
} from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';

const lasts = new Set(
  'week month year night summer winter spring autumn weekend monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);
const persons = new Set(['i', 'he', 'she', 'we', 'they', 'you', 'it']);
const people = new Set(
  'family friend friends parents father mother brother sister wife husband teacher boss class cousin uncle aunt grandmother grandfather'.split(
    ' ',
  ),
);
/** Between verb and time these make the time part of something else: bigger than last year, the plan for yesterday. */
const stops = new Set(
  'than as since until from for of about compared that who which what when if because and but or to where why how like before after with'.split(
    ' ',
  ),
);

/** The number of tokens of a finished time that stands at `i` (yesterday, last year, two years ago), or 0. */
function pastTimeAt(tokens: readonly TaggedToken[], i: number): number {
  const token = tokens[i];
  if (token === undefined || tokens[i + 1]?.lower === "'s" || tokens[i + 1]?.text === '-') return 0;
  if (token.lower === 'yesterday') return 1;
  if (token.lower === 'last' && lasts.has(tokens[i + 1]?.lower ?? '')) return 2;
  if (
    tokens[i + 2]?.lower === 'ago' &&
    (is(token, tag.number) || ['a', 'an', 'many', 'some', 'several'].includes(token.lower))
  )
    return 3;
  return 0;
}

/** Yesterday I went, he was ill yesterday: a finished time takes the past form. */
export const pastTime: GrammarRule = {
  id: 'past-time',
  severity: 'MODERATE',
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    const length = pastTimeAt(tokens, 0);
    if (length > 0) {
      const start = tokens[length]?.text === ',' ? length + 1 : length;
      const end = subjectEnd(tokens, start);
      if (end > 0) atStart(end + 1);
      return findings;
    }
    tokens.forEach((subject, i) => {
      if (!persons.has(subject.lower) || !startsClause(tokens, i)) return;
      const at = skipAdverbs(tokens, i + 1);
      const verb = tokens[at];
      if (verb === undefined || !isPresent(verb)) return;
      if (subject.lower === 'it' && verb.lower === 'is') return;
      for (let place = at + 1; place < at + 9; place++) {
        const token = tokens[place];
        if (
          token === undefined ||
          token.kind === 'mark' ||
          (stops.has(token.lower) &&
            !(
              (token.lower === 'to' &&
                is(tokens[place + 1], tag.determiner | tag.noun | tag.name | tag.possessive)) ||
              // `we wait for an hour yesterday`
              (token.lower === 'for' && isLength(tokens, place + 1))
            ))
        )
          return;
        if (place > at + 1 && pastTimeAt(tokens, place) > 0) {
          add(verb, at);
          return;
        }
        if (
          place > (isBe(verb) ? at + 1 : at) &&
          (canBe(token, tag.past | tag.participle | tag.base | tag.verbS) || persons.has(token.lower)) &&
          !canBe(token, tag.noun)
        )
          return;
      }
    });
    return findings;

    function atStart(from: number): void {
      const at = skipAdverbs(tokens, from);
      const verb = tokens[at];
      if (verb === undefined) return;
      const perfect = tokens[at + 1];
      if (
        (verb.lower === 'have' || verb.lower === 'has') &&
        perfect !== undefined &&
        canBe(perfect, tag.participle) &&
        perfect.lower !== 'been' &&
        !canBe(perfect, tag.base)
      ) {
        const base = baseOf(lexicon, perfect);
        if (base !== undefined)
          findings.push({
            from: at,
            to: at + 1,
            message: 'A finished time takes the past form, without "have".',
            suggestions: [pastForm(base)],
          });
        return;
      }
      if (isPresent(verb) && verb.lower !== 'have' && verb.lower !== 'has') {
        if (
          !canBe(verb, tag.noun) ||
          is(verb, tag.base | tag.verbS) ||
          is(tokens[at + 1], tag.preposition | tag.to)
        )
          add(verb, at);
        return;
      }
      if (!is(verb, tag.past)) return;
      // `I went to the market and buy fruit`: the second verb, when nothing between could rule it.
      for (let place = at + 1; place < at + 9; place++) {
        const token = tokens[place];
        if (token === undefined || token.kind === 'mark') return;
        if (token.lower === 'and') {
          const second = tokens[place + 1];
          if (
            second !== undefined &&
            is(second, tag.base) &&
            canBe(second, tag.base) &&
            !canBe(second, tag.noun | tag.past | tag.participle | tag.adjective) &&
            is(tokens[place + 2], tag.determiner | tag.possessive | tag.pronoun | tag.preposition)
          )
            add(second, place + 1);
          return;
        }
        if (canBe(token, tag.base | tag.verbS | tag.modal) && !is(token, tag.noun | tag.nouns)) return;
      }
    }
    function add(verb: TaggedToken, at: number): void {
      const base = ['am', 'is', 'are'].includes(verb.lower) ? 'be' : baseOf(lexicon, verb);
      if (base === undefined) return;
      const fix = base === 'be' ? (verb.lower === 'are' ? 'were' : 'was') : pastForm(base);
      if (fix === verb.lower || (participleForm(base) === base && fix === base)) return;
      findings.push({
        from: at,
        to: at,
        message: `A finished time takes the past form: "${fix}".`,
        suggestions: [fix],
      });
    }
  },
};

const isLength = (tokens: readonly TaggedToken[], i: number): boolean =>
  ['a', 'an', 'two', 'three', 'several', 'many', 'half'].includes(tokens[i]?.lower ?? '') &&
  /^(?:hour|minute|day|week|month|year|while|time)s?$/u.test(tokens[i + 1]?.lower ?? '');
const isBe = ({ lower }: TaggedToken): boolean => ['am', 'is', 'are'].includes(lower);
const isPresent = (verb: TaggedToken): boolean =>
  ['am', 'is', 'are'].includes(verb.lower) ||
  (is(verb, tag.base | tag.verbS | tag.noun) &&
    canBe(verb, tag.base | tag.verbS) &&
    !canBe(verb, tag.past | tag.participle | tag.modal | tag.adjective)) ||
  ['come', 'become'].includes(verb.lower);

/** The last token of a subject that begins at `i`: a person, or a word of family with what stands before it; -1 else. */
function subjectEnd(tokens: readonly TaggedToken[], i: number): number {
  if (persons.has(tokens[i]?.lower ?? '')) return i;
  if (!is(tokens[i], tag.possessive | tag.determiner)) return -1;
  const head = skipAdjectives(tokens, i + 1);
  return people.has(tokens[head]?.lower ?? '') ? head : -1;
}

export const examples: RuleExamples = {
  wrong: [
    ['I go to the market yesterday.', 'I went to the market yesterday.'],
    ['Although he is ill yesterday, he came.', 'Although he was ill yesterday, he came.'],
    ['Last summer my family travel to Rome by train.', 'Last summer my family travelled to Rome by train.'],
    ['Yesterday he goes home.', 'Yesterday he went home.'],
    ['She buys a new car two years ago.', 'She bought a new car two years ago.'],
    [
      'Yesterday I went to the market and buy some fruit.',
      'Yesterday I went to the market and bought some fruit.',
    ],
    ['We wait for an hour yesterday.', 'We waited for an hour yesterday.'],
    ['Last year I have visited Rome.', 'Last year I visited Rome.'],
    ['Two years ago, my sister has moved to Rome.', 'Two years ago, my sister moved to Rome.'],
  ],
  right: [
    'I went to the market yesterday.',
    'It is bigger than last year.',
    'I know he left yesterday.',
    'I remember what happened yesterday.',
    'The man I met yesterday is here.',
    'It is hard to say what he did last year.',
    'I need the report from yesterday.',
    'They say it was cold last night.',
    'He is the man we saw two years ago.',
    'Yesterday is gone.',
    'Last year was good and I hope it goes on.',
    'It is two years ago.',
    'Yesterday I put it there.',
    'Yesterday I went to see him and tell him.',
    'Last year I had to go and buy a car.',
    'They want yesterday to return.',
  ],
};
