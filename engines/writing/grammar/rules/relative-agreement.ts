import { agreeing, canBe, is, isOnly, skipAdverbs } from '#engines/writing/grammar/look.ts';
import { collective } from '#engines/writing/grammar/nouns.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

const one = new Set(['a', 'an', 'every', 'each', 'this', 'another']);
const owned = new Set(['the', 'my', 'his', 'her', 'our', 'their']);
/** After these the noun only says where: `people in our country who believe`. */
const places = new Set([
  'in',
  'on',
  'of',
  'at',
  'around',
  'across',
  'inside',
  'within',
  'under',
  'than',
  'throughout',
]);
const anyone = new Set(['someone', 'somebody', 'everyone', 'everybody', 'anyone', 'anybody']);

/** people who live, a person who lives: the verb after `who` goes with the noun before it. */
export const relativeAgreement: GrammarRule = {
  id: 'relative-agreement',
  severity: 'CRITICAL',
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    tokens.forEach((relative, i) => {
      const noun = tokens[i - 1];
      if (noun === undefined || !['who', 'that', 'which'].includes(relative.lower) || noun.kind !== 'word')
        return;
      const at = skipAdverbs(tokens, i + 1);
      const verb = tokens[at];
      if (
        verb === undefined ||
        verb.kind !== 'word' ||
        collective.has(noun.lower) ||
        tokens.slice(0, i).some(({ lower }) => lower === 'one' || lower === 'only')
      )
        return;
      const opens = is(tokens[i - 2], tag.adjective) ? i - 3 : i - 2;
      const opener = tokens[opens]?.lower ?? '';
      const isPlace = tokens.slice(Math.max(0, opens - 2), opens).some(({ lower }) => places.has(lower));
      const isThing =
        relative.lower !== 'who' &&
        (tokens.slice(0, i).some(({ lower }) => lower === 'of') ||
          !/^(?:things|problems|factors|reasons|ways|people|students|children|countries|activities|skills)$/u.test(
            noun.lower,
          ));
      if (anyone.has(noun.lower) && relative.lower === 'who') {
        if (isOnly(verb, tag.base) && verb.lower !== 'be') add(agreeing(lexicon, verb, true));
        return;
      }
      if (is(noun, tag.nouns) && (!canBe(noun, tag.noun) || relative.lower === 'that') && !isThing) {
        if (
          !canBe(verb, tag.verbS) ||
          !isOnly(verb, tag.verbS | tag.nouns) ||
          (relative.lower === 'that' &&
            !is(
              tokens[at + 1],
              tag.pronoun | tag.determiner | tag.possessive | tag.nouns | tag.adjective | tag.participle,
            ))
        )
          return;
        add(agreeing(lexicon, verb, false));
      } else if (
        is(noun, tag.noun) &&
        !canBe(noun, tag.nouns) &&
        !(isPlace && relative.lower === 'who') &&
        (one.has(opener) || (relative.lower === 'who' && owned.has(opener)))
      ) {
        if (!is(verb, tag.base) || !isOnly(verb, tag.base) || verb.lower === 'be') return;
        // `a man that people have`: only the subject right before its verb.
        if (relative.lower !== 'who' && at > i + 1) return;
        add(agreeing(lexicon, verb, true));
      }

      function add(fix: string | undefined): void {
        if (fix === undefined || verb === undefined || fix === verb.lower) return;
        findings.push({
          from: at,
          to: at,
          message: `The verb goes with "${noun?.lower ?? ''}": "${fix}".`,
          suggestions: [fix],
        });
      }
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['People who lives in cities are busy.', 'People who live in cities are busy.'],
    ['I know students who is from China.', 'I know students who are from China.'],
    ['A person who have money is happy.', 'A person who has money is happy.'],
    ['There are many things that makes me happy.', 'There are many things that make me happy.'],
    ['The man who live here is kind.', 'The man who lives here is kind.'],
    ['Someone who speak English is needed.', 'Someone who speaks English is needed.'],
    ['It is a country which have many lakes.', 'It is a country which has many lakes.'],
  ],
  right: [
    'People who live in cities are busy.',
    'He is one of the students who has left.',
    'A group of people that is small.',
    'The children who saw it left.',
    'I told the students that music is good.',
    'The man who sells cars is here.',
    'I know people who are kind.',
    'There are some in our country who argue about it.',
    'He thanked those on almost every continent who have helped.',
  ],
};
