import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { canBe, is, skipAdverbs } from '#engines/writing/grammar/look.ts';
import { nounPhraseAt } from './noun-phrase.ts';

// Phrases that stand between a noun and its verb and describe the noun.

type Tokens = readonly TaggedToken[];
const noun = tag.noun | tag.nouns | tag.name;
/** Words that link clauses: what follows has a subject and a verb of its own. */
export const clauseLinks: ReadonlySet<string> = new Set(
  'because although though if unless while whereas whether that when where why how lest since until till than as who whom which what whose whenever wherever'.split(
    ' ',
  ),
);
const objects = new Set('me him us them these those this mine ours theirs'.split(' '));
const subjects = new Set('i you he she it we they'.split(' '));
/** After these a comma may close the phrase that the first comma opened. */
const asides = new Set(
  'who which along together like including especially unlike particularly accompanied'.split(' '),
);
/** Verbs that take a clause: `the students who think the test is hard`. */
const takesClause = new Set(
  'think thought say said believe believed know knew feel felt hope hoped see saw find found learn learned learnt realise realised realize realized notice noticed hear heard claim claimed mean meant argue argued show showed prove proved remember remembered forget forgot understand understood understands thinks says believes knows feels hopes sees finds learns claims ensure ensured hold held suggest suggested complain complained explain explained make makes made let lets help helps helped watch watched shows tell told tells wish wished ask asked want wanted wants report reported means'.split(
    ' ',
  ),
);
const times = new Set(
  'morning afternoon evening night day week month year weekend time summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday door'.split(
    ' ',
  ),
);
const whichTime = new Set('last next this every each all'.split(' '));

/** Length of a time or place without a preposition at `at` (last week, next door), or 0. */
export function bareTimeAt(tokens: Tokens, at: number): number {
  return whichTime.has(tokens[at]?.lower ?? '') && times.has(tokens[at + 1]?.lower ?? '') ? 2 : 0;
}

export const particles: ReadonlySet<string> = new Set(
  'outside inside around up down out off in on over nearby behind above below'.split(' '),
);

/** Last token of a phrase at `at` that describes the noun before it (in the league, living here, made by hand); -1 when there is none. */
export function describingEnd(tokens: Tokens, at: number): number {
  const token = tokens[at];
  if (token === undefined) return -1;
  if (token.text === ',') return asideEnd(tokens, at);
  if (['who', 'which', 'that'].includes(token.lower)) return relativeEnd(tokens, at);
  if (clauseLinks.has(token.lower)) return -1;
  // `the bands we booked`
  if (subjects.has(token.lower) && is(tokens[at - 1], noun)) return relativeEnd(tokens, at - 1);
  const time = bareTimeAt(tokens, at);
  if (time > 0) return at + time - 1;
  if (is(token, tag.preposition)) {
    const end = objectEnd(tokens, at + 1);
    // `the cars which stand outside belong`
    return end < 0 && particles.has(token.lower) ? at : end;
  }
  if (is(token, tag.to))
    return is(tokens[at + 1], tag.base) ? optionalObjectEnd(tokens, at + 1) : objectEnd(tokens, at + 1);
  if (is(token, tag.ing)) return optionalObjectEnd(tokens, at);
  if (canBe(token, tag.participle)) return at;
  if (is(token, tag.adjective) && is(tokens[at + 1], tag.preposition | tag.to)) return at;
  // `fruit and vegetables` inside a phrase.
  if ((token.lower === 'and' || token.lower === 'or') && is(tokens[at - 1], noun))
    return nounPhraseAt(tokens, at + 1, true)?.end ?? -1;
  return -1;
}

function objectEnd(tokens: Tokens, i: number): number {
  if (objects.has(tokens[i]?.lower ?? '') && !is(tokens[i + 1], noun | tag.adjective)) return i;
  if (is(tokens[i], tag.ing) && !is(tokens[i + 1], noun)) return optionalObjectEnd(tokens, i);
  return nounPhraseAt(tokens, i, true)?.end ?? -1;
}

function optionalObjectEnd(tokens: Tokens, at: number): number {
  const next = tokens[at + 1];
  if (bareTimeAt(tokens, at + 1) > 0) return at;
  if (is(next, tag.determiner | tag.possessive | tag.adjective | tag.number | noun))
    return nounPhraseAt(tokens, at + 1, true)?.end ?? -1;
  return objects.has(next?.lower ?? '') ? at + 1 : at;
}

/** `, who lives in Rome,` and `, along with her students,`: the second comma. */
function asideEnd(tokens: Tokens, comma: number): number {
  const isWell = ['as', 'well', 'as'].every((word, k) => tokens[comma + 1 + k]?.lower === word);
  if (!asides.has(tokens[comma + 1]?.lower ?? '') && !isWell) return -1;
  const length = tokens.slice(comma + 1, comma + 11).findIndex(({ kind }) => kind === 'mark');
  return length > 1 && tokens[comma + 1 + length]?.text === ',' ? comma + 1 + length : -1;
}

/** The verb of a clause with `who`, `which` or `that` and the object after it: `who failed the test`, `that I bought`. */
function relativeEnd(tokens: Tokens, at: number): number {
  let verb = skipAdverbs(tokens, at + 1);
  const isSubject = tokens[at]?.lower !== 'who' && is(tokens[verb], noun);
  if (isSubject || !canBe(tokens[verb], tag.base | tag.verbS | tag.past | tag.modal)) {
    const subject = subjects.has(tokens[verb]?.lower ?? '') ? verb : (nounPhraseAt(tokens, verb)?.end ?? -1);
    if (subject < 0) return -1;
    verb = skipAdverbs(tokens, subject + 1);
  }
  if (!canBe(tokens[verb], tag.base | tag.verbS | tag.past | tag.modal)) return -1;
  if (takesClause.has(tokens[verb]?.lower ?? '') || tokens[verb]?.lower === 'ought') return -1;
  // `has been waiting`, `can speak`
  for (;;) {
    const next = skipAdverbs(tokens, verb + 1);
    const isChain =
      auxiliary.test(tokens[verb]?.lower ?? '') &&
      is(tokens[next], tag.base | tag.participle | tag.ing | tag.past) &&
      !finiteForms.test(tokens[next]?.lower ?? '');
    if (!isChain) break;
    verb = next;
  }
  if (takesClause.has(tokens[verb]?.lower ?? '')) return -1;
  return optionalObjectEnd(tokens, verb);
}

const finiteForms = /^(?:is|are|was|were|am|has)$/u;
const auxiliary =
  /^(?:is|are|was|were|has|have|had|do|does|did|be|been|being|can|could|will|would|shall|should|may|might|must)$/u;
