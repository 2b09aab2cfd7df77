import { baseOf, canBe, is, isWord, likeCase, skipAdverbs } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

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
        !is(modal, tag.modal) ||
        /^\p{Lu}/u.test(modal.text) ||
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
      const at = skipAdverbs(tokens, i + 1);
      const verb = tokens[at];
      if (!isWord(verb) || verb === undefined) return;
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
      const isNear = at === i + 1 || (at === i + 2 && ['not', "n't"].includes(tokens[i + 1]?.lower ?? ''));
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
      if (
        !is(verb, tag.verbS | tag.past | tag.ing | tag.participle) ||
        canBe(verb, tag.base) ||
        (canBe(verb, tag.noun) && !(canBe(verb, tag.ing | tag.verbS) && is(next, object))) ||
        (canBe(verb, tag.adjective) && !/(?:ed|ing)$/u.test(verb.lower))
      )
        return;
      if (verb.lower.startsWith("'")) return;
      const base = baseOf(lexicon, verb);
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
  ],
};
