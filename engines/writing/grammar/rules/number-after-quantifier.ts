import { endsPhrase, isPlainSingular } from '#engines/writing/grammar/plain-singular.ts';
import { canBe, is, isOnly, pluralOf, singularOf, skipAdjectives } from '#engines/writing/grammar/look.ts';
import { collective, singularInS } from '#engines/writing/grammar/nouns.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { sameNouns } from '#domain/morphology/irregular-nouns.ts';

const many = new Set(
  'many several these those both various numerous two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty few dozen hundred thousand'.split(
    ' ',
  ),
);
const one = new Set(['a', 'an', 'each', 'every', 'another', 'this', 'that']);
/** What is numbered by a number behind it. */
const counters = new Set(['day', 'week', 'year', 'part', 'step', 'phase', 'chapter', 'page', 'number']);
const partOf = new Set(['of', 'most', 'more']);

type Tokens = readonly TaggedToken[];

/** many students, these problems; but every student, this problem. */
export const numberAfterQuantifier: GrammarRule = {
  id: 'number-after-quantifier',
  severity: 'MODERATE',
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    tokens.forEach((quantifier, i) => {
      const isMany =
        many.has(quantifier.lower) &&
        is(quantifier, tag.determiner | tag.number | tag.pronoun | tag.adjective);
      const isOneOf =
        (quantifier.lower === 'one' ||
          (many.has(quantifier.lower) && !['these', 'those', 'few'].includes(quantifier.lower))) &&
        tokens[i + 1]?.lower === 'of' &&
        ['the', 'my', 'our', 'these', 'those', 'their', 'his', 'her'].includes(tokens[i + 2]?.lower ?? '');
      if (isMany || isOneOf) {
        const at = skipAdjectives(tokens, isOneOf ? i + 3 : i + 1);
        const noun = tokens[at];
        if (
          noun === undefined ||
          // `many of my generation`
          (isOneOf && quantifier.lower !== 'one' && collective.has(noun.lower)) ||
          // A dash without spaces: `in these areas-minimum wage`.
          tokens.slice(i + 1, at).some(({ lower }) => /s-/u.test(lower)) ||
          !isPlainSingular(noun, isOneOf || !mayBePronoun(tokens, i), tokens[at + 1]) ||
          !endsPhrase(tokens, at)
        )
          return;
        if (noun.lower === 'percent' || noun.lower === 'per') return;
        if (quantifier.lower === 'both' && tokens.slice(at + 1, at + 7).some(({ lower }) => lower === 'and'))
          return;
        // `On day one of my journey`.
        if (isOneOf && counters.has(tokens[i - 1]?.lower ?? '')) return;
        if (
          is(quantifier, tag.number) &&
          !isOneOf &&
          (tokens[at + 1]?.text === '-' ||
            (is(tokens[i - 1], tag.determiner | tag.possessive | tag.number) &&
              !(
                ['dozen', 'hundred', 'thousand'].includes(quantifier.lower) &&
                tokens[i - 1]?.lower === 'a' &&
                tokens[i - 2]?.text !== '-'
              )) ||
            tokens[at + 1] === undefined ||
            ['percent', 'foot', 'stone', 'head', 'folk'].includes(noun.lower))
        )
          return;
        if (tokens[at + 1]?.lower === "'s" || tokens[at + 1]?.text === "'") return;
        const plural = pluralOf(lexicon, noun.lower);
        if (plural === undefined) return;
        findings.push({
          from: at,
          to: at,
          message: `After "${isOneOf ? `${quantifier.lower} of` : quantifier.lower}" stands more than one: "${plural}".`,
          suggestions: [plural],
        });
      } else if (one.has(quantifier.lower) && is(quantifier, tag.determiner)) {
        const finding = oneOfMany(i);
        if (finding !== undefined) findings.push(finding);
      }
    });
    return findings;

    function oneOfMany(i: number): Finding | undefined {
      const quantifier = tokens[i];
      const at = skipAdjectives(tokens, i + 1);
      const noun = tokens[at];
      if (
        quantifier === undefined ||
        noun === undefined ||
        !(
          isOnly(noun, tag.nouns) ||
          ['years', 'months', 'things'].includes(noun.lower) ||
          (quantifier.lower === 'this' &&
            canBe(noun, tag.nouns) &&
            ['is', 'are', 'have', 'was', 'were'].includes(tokens[at + 1]?.lower ?? ''))
        ) ||
        noun.text !== noun.lower ||
        noun.lower.length < 5 ||
        ["'", "'s"].includes(tokens[at + 1]?.text ?? '') ||
        // `Half-a-billion dollars`.
        tokens[i - 1]?.text === '-'
      )
        return undefined;
      // `A skills grant`: the noun is the second one.
      if (
        ['a', 'an'].includes(quantifier.lower) &&
        canBe(tokens[at + 1], tag.noun) &&
        !is(tokens[at + 1], tag.preposition | tag.verbS)
      )
        return undefined;
      if (
        singularInS.has(noun.lower) ||
        sameNouns.has(noun.lower) ||
        collective.has(noun.lower) ||
        is(tokens[at + 1], tag.noun | tag.nouns | tag.ing | tag.participle)
      )
        return undefined;
      if (
        at > i + 1 &&
        tokens
          .slice(i + 1, at)
          .some(
            ({ lower }) =>
              partOf.has(lower) ||
              ['few', 'many', 'great', 'good', 'further', 'different', 'additional', 'other'].includes(lower),
          )
      )
        return undefined;
      if (quantifier.lower === 'that' && (i > 0 || at > i + 1)) return undefined;
      const singular = singularOf(lexicon, noun);
      if (singular === undefined || /(?:people|thousands|hundreds|millions|ones)$/u.test(noun.lower))
        return undefined;
      if (quantifier.lower === 'this' || quantifier.lower === 'that') {
        const fix = quantifier.text.startsWith('T')
          ? quantifier.lower === 'this'
            ? 'These'
            : 'Those'
          : quantifier.lower === 'this'
            ? 'these'
            : 'those';
        return {
          from: i,
          to: i,
          message: `"${noun.lower}" is more than one: "${fix.toLowerCase()}".`,
          suggestions: [fix],
        };
      }
      return {
        from: at,
        to: at,
        message: `After "${quantifier.lower}" stands only one: "${singular}".`,
        suggestions: [singular],
      };
    }
  },
};

/** `these work well`: the quantifier is the subject, unless a preposition stands before it. */
const mayBePronoun = (tokens: Tokens, i: number): boolean =>
  ['these', 'those', 'few', 'both'].includes(tokens[i]?.lower ?? '') && !is(tokens[i - 1], tag.preposition);

export const examples: RuleExamples = {
  wrong: [
    ['Many student live far away.', 'Many students live far away.'],
    ['These problem are serious.', 'These problems are serious.'],
    ['There are several important reason for it.', 'There are several important reasons for it.'],
    ['Every students needs a book.', 'Every student needs a book.'],
    ['This problems are old.', 'These problems are old.'],
    ['He has two brother and a sister.', 'He has two brothers and a sister.'],
    ['One of the biggest problem is noise.', 'One of the biggest problems is noise.'],
    ['This rules are strict.', 'These rules are strict.'],
    ['He speaks three language very well.', 'He speaks three languages very well.'],
    ['It is a problems of our time.', 'It is a problem of our time.'],
  ],
  right: [
    'Many students live here.',
    'A two year course.',
    'Many government officials agree.',
    'Every two weeks.',
    'This series is good.',
    'A few students came.',
    'Only a few percent of them came.',
    'These days are long.',
    'A sports car is fast.',
    'Both the man and the woman left.',
    'Those present agreed.',
    'Many a man has tried.',
    'These include fish.',
    'Several hundred people came.',
    'Those who know, know.',
    'It is a news story.',
    'He has many fish.',
    'This means that we go.',
    'That makes sense.',
    'She said that students work.',
    'This looks good.',
    'Both parent and child came.',
    'It takes both faith in the goal and the strength to reach it.',
    'They can get a skills grant to choose the course.',
    'On day one of my journey it rained.',
    'It was one of the best.',
    'These make life easier.',
    "One of the world's best.",
    'Few dispute it.',
    'This leaves us.',
  ],
};
