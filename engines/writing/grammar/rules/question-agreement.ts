import { tag } from '#engines/writing/tagging/tags.ts';
import { agreeing, canBe, is, isOnly, likeCase, skipAdjectives } from '#engines/writing/grammar/look.ts';
import { collective, singularInS } from '#engines/writing/grammar/nouns.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';

const forOne = new Set(['does', 'is', 'was', 'has']);
const forMany = new Set(['do', 'are', 'were', 'have']);
const many = new Set(['they', 'we', 'you']);
const asks = new Set(['why', 'where', 'when', 'how', 'what', 'which']);
const one = new Set(['he', 'she', 'it']);

/** Do your parents know? Does he know? The verb before the subject of a question agrees with it. */
export const questionAgreement: GrammarRule = {
  id: 'question-agreement',
  severity: 'CRITICAL',
  find({ tokens, lexicon }) {
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
      verb.lower === 'do' &&
      is(noun, tag.noun) &&
      !canBe(noun, tag.nouns) &&
      !collective.has(noun.lower) &&
      isOnly(next, tag.base) &&
      next.lower !== 'be';
    const isMany = isNounMany || (many.has(subject.lower) && verb.lower !== 'was');
    const isOne = isNounOne || (one.has(subject.lower) && verb.lower !== 'were');
    if (!(isMany && forOne.has(verb.lower)) && !(isOne && forMany.has(verb.lower))) return [];
    const fix = agreeing(lexicon, verb, isOne);
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

export const examples: RuleExamples = {
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
};
