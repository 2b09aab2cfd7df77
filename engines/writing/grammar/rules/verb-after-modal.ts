import { irregularBase } from '#domain/morphology/inflect.ts';
import { baseOf, canBe, is, isOnly, isWord, likeCase, skipAdverbs } from '#engines/writing/grammar/look.ts';
import { isWrongInQuestion, questionVerb } from '#engines/writing/grammar/clauses/question-verb.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

type Tokens = readonly TaggedToken[];
/** What follows a verb that is no noun. */
const object = tag.determiner | tag.possessive | tag.pronoun;
const modals = new Set("can could will would shall should may might must cannot 'll ca wo".split(' '));

const people = new Set('i we he she they nobody everybody everyone people who you'.split(' '));
/** `She does all she can to help`: what follows is the purpose. */
const whole = new Set(['all', 'everything', 'anything', 'what', 'whatever', 'much', 'best', 'most']);

/** After can, will, should and the like stands the plain verb: can go, should not be. */
export const verbAfterModal: GrammarRule = {
  id: 'verb-after-modal',
  severity: 'CRITICAL',
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    tokens.forEach((modal, i) => {
      if (
        !modals.has(modal.lower) ||
        !(is(modal, tag.modal) || isModalByPlace(tokens, i)) ||
        (/^\p{Lu}/u.test(modal.text) && i > 0) ||
        is(tokens[i - 1], tag.determiner | tag.possessive | tag.adjective) ||
        (modal.lower === 'will' &&
          tokens[i - 1]?.lower.endsWith('ing') === true &&
          is(tokens[i - 2], tag.determiner))
      )
        return;
      if (
        is(tokens[i - 1], tag.noun) &&
        modal.lower === 'can' &&
        is(tokens[i - 2], tag.determiner) &&
        tokens[i - 1]?.lower === 'tin'
      )
        return;
      const asked = questionVerb(tokens, i);
      const at = asked > 0 ? asked : skipAdverbs(tokens, isLater(tokens, i + 1) ? i + 4 : i + 1);
      const verb = tokens[at];
      if (!isWord(verb) || verb === undefined) return;
      // `should close remains open`: the verb was taken for an adverb.
      if (asked === 0 && tokens.slice(i + 1, at).some((token) => canBe(token, tag.base))) return;
      if (verb.lower === 'of' && at === i + 1) {
        if (canBe(tokens[at + 1], tag.participle))
          findings.push({
            from: at,
            to: at,
            message: `"${modal.lower} of" should be "${modal.lower} have".`,
            suggestions: ['have'],
          });
        return;
      }
      const next = tokens[at + 1];
      const isNear =
        asked > 0 || at === i + 1 || (at === i + 2 && ['not', "n't"].includes(tokens[i + 1]?.lower ?? ''));
      if (
        verb.lower === 'to' &&
        isNear &&
        !tokens.slice(Math.max(0, i - 4), i).some(({ lower }) => whole.has(lower)) &&
        // `We will act as we must to help them.`
        tokens[i - 2]?.lower !== 'as' &&
        next !== undefined &&
        canBe(next, tag.base) &&
        (modal.lower !== 'will' || !canBe(next, tag.noun))
      ) {
        findings.push({
          from: at,
          to: at + 1,
          message: `After "${modal.lower}" there is no "to".`,
          suggestions: [next.text],
        });
        return;
      }
      if (asked === 0 && (i === 0 || is(tokens[i - 1], tag.question))) return;
      if (asked > 0 ? !isWrongInQuestion(tokens, at) : !isWrongForm(tokens, i, at)) return;
      if (verb.lower.startsWith("'")) return;
      const base = otherBase.has(verb.lower) ? irregularBase(verb.lower) : baseOf(lexicon, verb);
      if (base === undefined || base === verb.lower) return;
      const isPassive =
        canBe(verb, tag.participle) && is(next, tag.preposition | tag.punctuation) && next?.lower !== 'about';
      if (isPassive) {
        findings.push({
          from: at,
          to: at,
          message: `After "${modal.lower}" this form needs "be" before it.`,
          suggestions: people.has(tokens[i - 1]?.lower ?? '')
            ? [base, `be ${verb.text}`]
            : [`be ${verb.text}`, base],
        });
        return;
      }
      findings.push({
        from: at,
        to: at,
        message: `After "${modal.lower}" the verb has its plain form: "${base}".`,
        suggestions: [likeCase(base, verb)],
      });
    });
    return findings;
  },
};

/** `sooner or later` */
const isLater = (tokens: Tokens, i: number): boolean =>
  tokens[i]?.lower === 'sooner' && tokens[i + 1]?.lower === 'or' && tokens[i + 2]?.lower === 'later';

/** `The director will makes`: no noun, since a noun stands before and a verb that shows its person after. */
const isModalByPlace = (tokens: Tokens, i: number): boolean =>
  canBe(tokens[i], tag.modal) &&
  is(tokens[i - 1], tag.noun | tag.nouns | tag.pronoun) &&
  (canBe(tokens[i + 1], tag.verbS) || is(tokens[i + 1], tag.adverb));

/** Pasts that are the plain form of another verb: `prices will fell`, but `they fell trees`. */
const otherBase = new Set(['fell', 'found', 'saw', 'felt']);

function isWrongForm(tokens: Tokens, i: number, at: number): boolean {
  const verb = tokens[at];
  const next = tokens[at + 1];
  if (verb === undefined) return false;
  const hasSubject = is(tokens[i - 1], tag.noun | tag.nouns | tag.pronoun | tag.name | tag.conjunction);
  const isObject = is(next, object) || canBe(next, tag.determiner);
  if (otherBase.has(verb.lower))
    return (
      hasSubject &&
      (verb.lower === 'fell'
        ? !isObject && !is(next, tag.nouns) && !canBe(next, tag.base | tag.verbS)
        : is(next, object) && !['a', 'an'].includes(next?.lower ?? ''))
    );
  // `it might rains`: no noun follows a modal.
  if (
    hasSubject &&
    at > i &&
    canBe(verb, tag.verbS) &&
    isOnly(verb, tag.verbS | tag.nouns | tag.noun) &&
    is(verb, tag.verbS | tag.nouns)
  )
    return !containers.has(tokens[i - 1]?.lower ?? '');
  const isEd =
    is(verb, tag.adjective) &&
    canBe(verb, tag.participle) &&
    at === i + 1 &&
    hasSubject &&
    is(next, tag.nouns | object);
  if (!(is(verb, tag.verbS | tag.past | tag.ing | tag.participle) || isEd) || canBe(verb, tag.base))
    return false;
  if (
    canBe(verb, tag.noun) &&
    !(canBe(verb, tag.ing | tag.verbS) && (isObject || (hasSubject && is(next, tag.preposition))))
  )
    return false;
  return !canBe(verb, tag.adjective) || /(?:ed|ing)$/u.test(verb.lower) || isObject || next?.lower === 'by';
}

const containers = new Set(
  'tin rubbish beer oil trash garbage paint watering soda spray petrol aluminium aluminum'.split(' '),
);

export const examples: RuleExamples = {
  wrong: [
    ['She can sings well.', 'She can sing well.'],
    ['We should to protect the sea.', 'We should protect the sea.'],
    ['It will makes people happy.', 'It will make people happy.'],
    ['You must not went there.', 'You must not go there.'],
    ['They could solved the problem.', 'They could solve the problem.'],
    ['I would of gone.', 'I would have gone.'],
    ['This can helping them.', 'This can help them.'],
    ['Nobody could answered.', 'Nobody could answer.'],
    ['It may causes problems.', 'It may cause problems.'],
    ['It might rains tomorrow.', 'It might rain tomorrow.'],
    ['Can he plays football?', 'Can he play football?'],
    ['Where can a visitor buys a stamp?', 'Where can a visitor buy a stamp?'],
    ['Why must we to show it twice?', 'Why must we show it twice?'],
    ['I may lost my job.', 'I may lose my job.'],
    ['The director will makes several changes.', 'The director will make several changes.'],
    ['Prices will soon fell.', 'Prices will soon fall.'],
  ],
  right: [
    'She does all she can to help.',
    'He did everything he could to win.',
    'She can sing and dances well.',
    'The will is strong.',
    'There is a growing will to improve the roads.',
    'We will act as we must to help them.',
    'In May studied plants die.',
    'He would rather stay.',
    'They can, to some degree, agree.',
    'I would like to go.',
    'You can cut it.',
    'It could have been worse.',
    'We will, of course, help.',
    'This might well work.',
    'A tin can holds beans.',
    'The will matters to us.',
    'They will fell the trees and found a club.',
    'Should smoking in parks be banned?',
    'Can the man who lives here help?',
  ],
};
