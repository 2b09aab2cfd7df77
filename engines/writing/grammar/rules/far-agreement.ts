import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { agreeing, canBe, is, skipAdjectives, skipAdverbs } from '#engines/writing/grammar/look.ts';
import { collective, singularInS } from '#engines/writing/grammar/nouns.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';

const forOne = new Set(['is', 'has', 'was']);
const forMany = new Set(['are', 'have', 'were']);
const forms = new Set([...forOne, ...forMany]);
const opens = tag.determiner | tag.possessive;
/** Verbs that take a clause: `the students who think the test is hard`. */
const takesClause = new Set(
  'think thought say said believe believed know knew feel felt hope hoped see saw find found learn learned learnt realise realised realize realized notice noticed hear heard claim claimed mean meant argue argued show showed prove proved remember remembered forget forgot understand understood understands thinks says believes knows feels hopes sees finds learns claims ensure ensured hold held suggest suggested complain complained explain explained'.split(
    ' ',
  ),
);
const finite = tag.verbS | tag.past | tag.modal;

/** The verb after a clause with `who`, `which` or `that` goes with the noun before it: the students who failed the test have. */
export const farAgreement: GrammarRule = {
  id: 'far-agreement',
  severity: 'CRITICAL',
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    const first = tokens[0];
    if (first === undefined || !is(first, opens)) return findings;
    const head = skipAdjectives(tokens, 1);
    const noun = tokens[head];
    const relative = tokens[head + 1];
    if (noun === undefined || relative === undefined || !['who', 'which', 'that'].includes(relative.lower))
      return findings;
    if (collective.has(noun.lower) || singularInS.has(noun.lower) || /^\p{Lu}/u.test(noun.text))
      return findings;
    const isMany = is(noun, tag.nouns) && !canBe(noun, tag.noun);
    if (!isMany && !(is(noun, tag.noun) && !canBe(noun, tag.nouns))) return findings;
    const wrong = isMany ? forOne : forMany;
    const inner = skipAdverbs(tokens, head + 2);
    const verb = tokens[inner];
    if (verb === undefined || !is(verb, tag.verbS | tag.past | tag.base) || takesClause.has(verb.lower))
      return findings;
    if (canBe(tokens[inner + 1], tag.past) && !forms.has(verb.lower)) return findings;
    if (wrong.has(verb.lower)) add(inner);
    const main = mainVerb(tokens, inner + 1);
    const last = tokens[main];
    const isOther = isMany && last !== undefined && canBe(last, tag.verbS) && !canBe(last, ~tag.verbS);
    if (main > 0 && (isOther || wrong.has(last?.lower ?? ''))) add(main);
    return findings;

    function add(at: number): void {
      const found = tokens[at];
      const fix = found === undefined ? undefined : agreeing(lexicon, found, !isMany);
      if (fix === undefined) return;
      const message = `The verb goes with "${noun?.lower ?? ''}": "${fix}".`;
      findings.push({ from: at, to: at, message, suggestions: [fix] });
    }
  },
};

/** The next finite verb, when it is the sentence's last one and only nouns and their words stand before it; -1 else. */
function mainVerb(tokens: readonly TaggedToken[], from: number): number {
  let at = from;
  while (at < tokens.length && at < from + 9) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark' || is(token, tag.question | tag.conjunction)) return -1;
    if (is(token, finite) || forMany.has(token.lower)) break;
    if (
      [
        'that',
        'because',
        'when',
        'if',
        'while',
        'than',
        'as',
        'people',
        'we',
        'they',
        'he',
        'she',
        'i',
        'you',
        'it',
      ].includes(token.lower)
    )
      return -1;
    at += 1;
  }
  if (at === from || at >= from + 9) return -1;
  // `the students who left said the test was hard`, `the boys who hope the rain stops`: another verb rules.
  const rest = tokens.slice(at + 1);
  return rest.some(
    (token, k) => (is(token, finite) || forMany.has(token.lower)) && rest[k - 1]?.lower !== 'to',
  )
    ? -1
    : at;
}

export const examples: RuleExamples = {
  wrong: [
    [
      'The students who failed the test has to come again.',
      'The students who failed the test have to come again.',
    ],
    ['The cars which stand outside belongs to us.', 'The cars which stand outside belong to us.'],
    ['The cars which is here are old.', 'The cars which are here are old.'],
    ['The man who sold these houses are rich.', 'The man who sold these houses is rich.'],
    ['The houses which were built by them was sold.', 'The houses which were built by them were sold.'],
  ],
  right: [
    'The students who failed the test have to come again.',
    'The students who say the test is hard are right.',
    'The students who failed said the test was hard.',
    'The people who saw the man was leaving called us.',
    'The man who sold these houses is rich.',
    'The team that won the games are happy.',
    'One of the students who failed the test has left.',
    'The group of boys who won is here.',
    'The things that the man has are old.',
    'A mistake that could have ended badly.',
    'The kind of houses which are here is new.',
    'Most clothes that are given away in rich countries are sold abroad.',
  ],
};
