import { tag } from '../../tagging/tags.ts';
import { canBe, is, isOnly, likeCase, skipAdjectives } from '../look.ts';
import { collective, singularInS } from '../nouns.ts';
import type { Finding, GrammarRule } from '../rule.ts';

const toMany = new Map([['does', 'do'], ['is', 'are'], ['was', 'were'], ['has', 'have']]); // prettier-ignore
const toOne = new Map([['do', 'does'], ['are', 'is'], ['were', 'was'], ['have', 'has']]); // prettier-ignore
const many = new Set(['they', 'we', 'you', 'i']);
const asks = new Set(['why', 'where', 'when', 'how', 'what', 'which']);
const one = new Set(['he', 'she', 'it']);

/** Do your parents know? Does he know? The verb before the subject of a question agrees with it. */
export const questionAgreement: GrammarRule = {
  id: 'question-agreement',
  severity: 'CRITICAL',
  examples: {
    wrong: [
      ['Does your parents know?', 'Do your parents know?'],
      ['Why does people leave?', 'Why do people leave?'],
      ['Do he like tea?', 'Does he like tea?'],
      ['Where is my books?', 'Where are my books?'],
      ['Does they like tea?', 'Do they like tea?'],
      ['Do your brother live here?', 'Does your brother live here?'],
    ],
    right: [
      'Do your parents know?',
      'Does he like tea?',
      'Where are my books?',
      'Is the sports club open?',
      'Do the right thing?',
      'Are the family here?',
      'Is your parents house big?',
      'What is games theory?',
      'Do my work?',
      'Is maths hard?',
    ],
  },
  find({ tokens }) {
    if (tokens.at(-1)?.text !== '?') return [];
    const at = asks.has(tokens[0]?.lower ?? '') ? 1 : 0;
    const verb = tokens[at];
    const subject = tokens[at + 1];
    if (
      verb === undefined ||
      subject === undefined ||
      (at === 1 &&
        ['what', 'which'].includes(tokens[0]?.lower ?? '') &&
        verb.lower !== 'does' &&
        verb.lower !== 'do')
    )
      return [];
    const isOwned = is(subject, tag.possessive | tag.determiner) && !is(subject, tag.pronoun);
    const head = isOwned ? skipAdjectives(tokens, at + 2) : at + 1;
    const noun = tokens[head];
    const next = tokens[head + 1];
    if (noun === undefined || next === undefined) return [];
    const isNounMany =
      (noun.lower === 'people' || (isOwned && is(noun, tag.nouns))) &&
      !canBe(noun, tag.noun) &&
      !singularInS.has(noun.lower) &&
      !collective.has(noun.lower) &&
      !(verb.lower === 'does' ? is(next, tag.noun | tag.nouns) : canBe(next, tag.noun | tag.nouns)) &&
      next.lower !== "'s" &&
      next.text !== "'";
    const isNounOne =
      isOwned &&
      ['do'].includes(verb.lower) &&
      is(noun, tag.noun) &&
      !canBe(noun, tag.nouns) &&
      !collective.has(noun.lower) &&
      isOnly(next, tag.base) &&
      next.lower !== 'be';
    const fix =
      many.has(subject.lower) && ['does', 'has', 'is'].includes(verb.lower) && subject.lower !== 'i'
        ? toMany.get(verb.lower)
        : isNounMany
          ? toMany.get(verb.lower)
          : one.has(subject.lower) && verb.lower !== 'were'
            ? toOne.get(verb.lower)
            : isNounOne
              ? 'does'
              : undefined;
    if (fix === undefined) return [];
    return [
      {
        from: at,
        to: at,
        message: `The verb goes with "${noun.lower}": "${fix}".`,
        suggestions: [likeCase(fix, verb)],
      },
    ] satisfies Finding[];
  },
};
