import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { canBe, is, isOnly } from '#engines/writing/grammar/look.ts';
import { alwaysPlural, uncountable, units } from '#engines/writing/grammar/nouns.ts';
import { bareTimeAt } from './describing-phrase.ts';
import { otherVerbs } from './finite-verbs.ts';

// Whether a word that the tagger took for a noun has to be the verb: `a short nap boost concentration`.

type Tokens = readonly TaggedToken[];
const noun = tag.noun | tag.nouns | tag.name;

/** What could be a noun is the verb, since the rest of the sentence has none to spare and goes on as after a verb. */
export function isOnlyVerb(tokens: Tokens, at: number): boolean {
  const before = tokens[at - 1];
  // Two plural nouns do not follow each other, and no adjective ends a compound: `children needs love`, `the food taste good`.
  if (
    (is(before, tag.nouns) || alwaysPlural.has(before?.lower ?? '')) &&
    canBe(tokens[at], tag.verbS) &&
    !attributive.has(before?.lower ?? '')
  )
    return true;
  if (
    isOnly(tokens[at + 1], tag.adjective | tag.adverb | tag.noun) &&
    is(tokens[at + 1], tag.adjective) &&
    !tokens[at + 1]?.lower.includes('-') &&
    !canBe(tokens[at + 2], noun | tag.adjective)
  )
    return true;
  const rest = otherVerbs(tokens, at + 1);
  const next = tokens[at + 1];
  if (rest.isSpare || next === undefined || is(next, tag.ing)) return false;
  // `the actress playing two sisters change`: two nouns of which the first is plural are seldom a compound.
  if (is(tokens[at - 1], tag.nouns) && canBe(tokens[at], tag.base)) return true;
  // `my aunt, who has three sons, work in a bank`
  if (before?.text === ',') return true;
  if (isClosed(tokens, at) || bareTimeAt(tokens, at - 2) > 0) return true;
  if (kin.test(tokens[at - 1]?.lower ?? '') && is(tokens[at - 2], tag.possessive)) return true;
  if (
    (is(next, tag.determiner | tag.possessive) && bareTimeAt(tokens, at + 1) === 0) ||
    objectWords.has(next.lower)
  )
    return true;
  if (is(next, tag.adverb) && !canBe(next, tag.noun | tag.preposition)) return true;
  if (is(next, tag.number)) return is(tokens[at + 2], tag.nouns) && !units.has(tokens[at + 2]?.lower ?? '');
  if (['of', 'to'].includes(next.lower)) return false;
  if (masses.has(next.lower) || uncountable.has(next.lower) || seldomNouns.has(tokens[at]?.lower ?? ''))
    return true;
  if (is(next, tag.nouns) && isOnly(next, tag.nouns | tag.verbS)) return isOpened(tokens, at);
  return rest.hasClause || isInClause(tokens, at);
}

/** A determiner opens the nouns before `at`: `the careful farmer plant beans`, not `perform glob pattern searches`. */
function isOpened(tokens: Tokens, at: number): boolean {
  let i = at - 1;
  while (is(tokens[i], noun | tag.adjective)) i -= 1;
  return is(tokens[i], tag.determiner | tag.possessive);
}

/** Relatives and friends name no kind of work, so what follows is no compound: `my uncle work in a bank`. */
const kin =
  /^(?:uncle|aunt|brother|sister|(?:grand)?mother|(?:grand)?father|mum|mom|dad|(?:grand)?son|(?:grand)?daughter|cousin|nephew|niece|wife|husband|friend|boss|neighbou?r|classmate|roommate|flatmate|colleague)$/u;

/** A clause that `when`, `if`, `because` or `that` opened before `at` has no verb yet. */
function isInClause(tokens: Tokens, at: number): boolean {
  for (let i = at - 1; i >= 0 && i > at - 9; i--) {
    const token = tokens[i];
    if (token === undefined || token.kind === 'mark' || is(token, tag.verbS | tag.past | tag.modal))
      return false;
    if (['when', 'if', 'because', 'whenever'].includes(token.lower)) return true;
    if (token.lower === 'that')
      return i > 0 && is(tokens[i - 1], tag.verbS | tag.base | tag.past | tag.participle);
  }
  return false;
}

/** Plurals that stand before another noun: `the sports clubs`. */
const attributive = new Set(
  'sports arms sales savings goods customs arts careers accounts systems communications resources rights parents news economics politics women men police people staff cattle'.split(
    ' ',
  ),
);
/** Nouns that seldom end a compound: `a student need time`. */
const masses = new Set(
  'time energy food space attention pressure stress pain joy hope heat light water waste fuel'.split(' '),
);
/** Words that are verbs wherever a noun stands before them, but for a few names of things. */
const seldomNouns = new Set(
  'stand lie sit feed look wait need want smell taste worry lack love hate like hope visit sleep help'.split(
    ' ',
  ),
);
const objectWords = new Set('me him us them it you people'.split(' '));

/** A clause is over where these begin another, so it has had its verb: `the pipe leak whenever …`. */
const adverbial = new Set('when whenever because if although while unless until'.split(' '));

/** A clause that begins with `when` or `if` has a verb before its comma: `when the school bell ring,`. Also: `the research show that`. */
export function isClosed(tokens: Tokens, at: number): boolean {
  if (adverbial.has(tokens[at + 1]?.lower ?? '')) return true;
  if (['that', 'how', 'what', 'whether', 'why'].includes(tokens[at + 1]?.lower ?? ''))
    return ['show', 'shows', 'mean', 'means', 'measure', 'measures'].includes(tokens[at]?.lower ?? '');
  return (
    tokens[at + 1]?.text === ',' &&
    ['when', 'if', 'because', 'whenever'].includes(tokens[0]?.lower ?? '') &&
    tokens
      .slice(1, at)
      .every((token) => token.kind === 'word' && !is(token, tag.verbS | tag.past | tag.modal | tag.base))
  );
}
