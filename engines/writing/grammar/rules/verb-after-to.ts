import { baseOf, canBe, is, isOnly } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

/** Words before `to` that take a plain verb after it, so that -ing is wrong. */
const takesPlain = new Set(
  'help helps helped tend tends tended start starts started begin begins began continue want wants wanted prefer prefers preferred need needs needed decide decides decided hope hopes hoped plan plans planned try tries tried have has had able how going refuse refused agree agreed learn learned expect expected ought order like afford manage managed fail failed willing ready easy hard difficult important necessary possible impossible'.split(
    ' ',
  ),
);

/** Verbs whose `to` may end a clause. */
const ends = new Set('alluded referred listened spoken talked belong belongs adhered subscribed'.split(' '));
const asks = new Set(['why', 'what', 'where', 'how', 'who', 'all', 'whether', 'that']);
/** After `to` before a verb stands the plain form: to go, not to goes, to went or want to going. */
export const verbAfterTo: GrammarRule = {
  id: 'verb-after-to',
  severity: 'CRITICAL',
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    tokens.forEach((token, i) => {
      if (token.lower !== 'to') return;
      const verb = tokens[i + 1];
      const before = tokens[i - 1]?.lower ?? '';
      if (verb === undefined) return;
      const isSOrPast = isOnly(verb, tag.verbS | tag.past);
      const isPast =
        takesPlain.has(before) &&
        isOnly(verb, tag.past | tag.participle | tag.adjective) &&
        canBe(verb, tag.past | tag.participle) &&
        is(tokens[i + 2], tag.determiner | tag.possessive | tag.noun | tag.pronoun);
      const isIng =
        takesPlain.has(before) &&
        isOnly(verb, tag.ing | tag.adjective | tag.noun) &&
        canBe(verb, tag.ing) &&
        verb.lower !== 'being' &&
        before !== 'going' &&
        (!canBe(verb, tag.noun) ||
          is(tokens[i + 2], tag.determiner | tag.possessive | tag.noun | tag.nouns | tag.pronoun | tag.name));
      if (!isSOrPast && !isPast && !isIng) return;
      if (isSOrPast && verb.lower.startsWith("'")) return;
      // `why we ought to is clear`: the clause ends with `to`.
      if (
        ['is', 'was', 'has', 'does'].includes(verb.lower) &&
        tokens.slice(0, i).some(({ lower }) => asks.has(lower))
      )
        return;
      // `The work I have alluded to requires time`.
      if (isSOrPast && ends.has(before)) return;
      const base = baseOf(lexicon, verb);
      if (base === undefined || canBe(verb, tag.base)) return;
      findings.push({
        from: i + 1,
        to: i + 1,
        message: `After "to" the verb has its plain form here: "${base}".`,
        suggestions: [base],
      });
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['I like to goes there.', 'I like to go there.'],
    ['They wanted to went home.', 'They wanted to go home.'],
    ['She decided to studied law.', 'She decided to study law.'],
    ['We want to improving our lives.', 'We want to improve our lives.'],
    ['It is important to solved this problem.', 'It is important to solve this problem.'],
  ],
  right: [
    'I look forward to going there.',
    'It is close to shops.',
    'He is used to working.',
    'The key to becoming rich is luck.',
    'In addition to writing, he sings.',
    'They reacted to increased prices.',
    'The road leads to isolated villages.',
    'They are open to learning.',
    'It has led to growing costs.',
    'That is the way to put it.',
    'Why we ought to is less clear.',
    'It is linked to working hours.',
    'The work that I have alluded to requires time.',
  ],
};
