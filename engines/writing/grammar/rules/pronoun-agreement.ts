import { hasFiniteVerb } from '#engines/writing/grammar/clauses/finite-verbs.ts';
import { is, isOnly, canBe, agreeing, skipAdverbs, startsClause } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

type Tokens = readonly TaggedToken[];
const singular = new Set(['he', 'she', 'it']);
const plural = new Set(['they', 'we', 'you', 'i']);
/** Subjects of one that are no personal pronouns. */
const everyone = new Set(
  'everyone everybody someone somebody anyone anybody nobody everything something anything nothing'.split(
    ' ',
  ),
);
const clear = new Set(['have', 'are', 'want', 'need', 'know', 'think']);
const wishes = new Set(['if', 'wish', 'though', 'whether', 'suppose', 'lest', 'unless']);
const afterAnd = tag.noun | tag.nouns | tag.name | tag.pronoun;

/** The verb has to agree with a pronoun right before it: he goes, they go. */
export const pronounAgreement: GrammarRule = {
  id: 'pronoun-agreement',
  severity: 'CRITICAL',
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    tokens.forEach((token, i) => {
      const isSingular = singular.has(token.lower) || everyone.has(token.lower);
      if (!isSingular && !plural.has(token.lower)) return;
      const before = tokens[i - 1];
      const isAfterNoun =
        is(tokens[i - 2], afterAnd) &&
        !tokens.slice(0, i - 1).some((one) => is(one, tag.verbS | tag.past | tag.modal | tag.base));
      const isJoined =
        before?.lower === 'and' &&
        (!isAfterNoun || token.lower === 'we' || token.lower === 'they') &&
        tokens[i - 2]?.kind === 'word';
      // `the way we lives`: these two are subjects wherever they stand.
      const isSubject = (token.lower === 'we' || token.lower === 'they') && is(tokens[i + 1], tag.verbS);
      const isAlone =
        everyone.has(token.lower) &&
        clear.has(tokens[i + 1]?.lower ?? '') &&
        (before === undefined || is(before, tag.adverb | tag.noun | tag.nouns | tag.punctuation));
      if (!startsClause(tokens, i) && !isJoined && !isSubject && !isAlone) return;
      const at = skipAdverbs(tokens, i + 1);
      const verb = tokens[at];
      const isLike = verb?.lower === 'like' && at === i + 1 && isSingular && isLiking(tokens, at);
      if (verb === undefined || verb.lower.startsWith("'") || !(is(verb, tag.base | tag.verbS) || isLike))
        return;
      // `Every head of department and I are`: two subjects, however much stands before them.
      if (token.lower === 'i' && before?.lower === 'and' && verb.lower === 'are') return;
      if (before !== undefined && wishes.has(before.lower) && (verb.lower === 'were' || verb.lower === 'be'))
        return;
      const wrong =
        isLike ||
        (isSingular
          ? is(verb, tag.base) &&
            (isOnly(verb, tag.base | tag.noun | tag.adjective) ||
              (['come', 'become'].includes(verb.lower) && i < at)) &&
            verb.lower !== 'be' &&
            (!canBe(verb, tag.noun) || verb.lower !== token.lower)
          : isWrongWithPlural(token.lower, verb.lower) ||
            (is(verb, tag.verbS) &&
              isOnly(verb, tag.verbS | tag.nouns) &&
              !['is', 'was', 'has', 'does'].includes(verb.lower)));
      if (!wrong) return;
      const fix = token.lower === 'i' && verb.lower === 'is' ? 'am' : agreeing(lexicon, verb, isSingular);
      if (fix === undefined) return;
      const message = isSingular
        ? `After "${token.lower}" the verb needs -s or its singular form: "${fix}".`
        : `The verb does not agree with "${token.text}".`;
      findings.push({ from: at, to: at, message, suggestions: [fix] });
    });
    return findings;
  },
};

/** `She like chocolate.`: no preposition, since the sentence has no other verb. */
const isLiking = (tokens: Tokens, at: number): boolean =>
  startsClause(tokens, at - 1) && tokens[at + 1]?.kind === 'word' && !hasFiniteVerb(tokens, at + 1);

function isWrongWithPlural(pronoun: string, verb: string): boolean {
  if (pronoun === 'i') return verb === 'is' || verb === 'are' || verb === 'has' || verb === 'does';
  return verb === 'is' || verb === 'am' || verb === 'was' || verb === 'has' || verb === 'does';
}

export const examples: RuleExamples = {
  wrong: [
    ['He go to school every day.', 'He goes to school every day.'],
    ['I think that she have a good idea.', 'I think that she has a good idea.'],
    ['They was very happy.', 'They were very happy.'],
    ["It don't work.", "It doesn't work."],
    ['Because it always make people angry.', 'Because it always makes people angry.'],
    ['We has to protect nature.', 'We have to protect nature.'],
    ['Everyone have the right to learn.', 'Everyone has the right to learn.'],
    ['Nowadays everybody have a phone.', 'Nowadays everybody has a phone.'],
    ['It is late, and nobody know it.', 'It is late, and nobody knows it.'],
    ['I likes football and tennis.', 'I like football and tennis.'],
    ['She like chocolate.', 'She likes chocolate.'],
    ['He also have to work.', 'He also has to work.'],
  ],
  right: [
    'He goes to school and they go home.',
    'Does he go to school?',
    'I suggested that he go home.',
    'If it were possible, I would go.',
    'You and he are right.',
    'I promise this tonight: my team and I are ready.',
    'What he does is wrong.',
    'They let it go.',
    'He put it there.',
    'Everyone who works has rights.',
    'It is I who am wrong.',
    'The people around you are kind.',
    'He cut the paper.',
    'I know what he is like.',
    'Those who know it have left.',
    'I will make everyone have fun.',
    'Whatever it costs us, we pay.',
  ],
};
