import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { canBe, is, isOnly } from '#engines/writing/grammar/look.ts';
import { clauseLinks } from './describing-phrase.ts';

// Which words of a clause could be its finite verb. In doubt a word could: rules stay silent where two words could.

type Tokens = readonly TaggedToken[];
const noun = tag.noun | tag.nouns | tag.name;
const finite = tag.base | tag.verbS | tag.past | tag.modal;
/** Forms that are finite verbs wherever they follow a subject. */
export const auxiliaries: ReadonlySet<string> = new Set(
  "is are was were has have had do does did am 's 're 've 'd 'll".split(' '),
);
export const newSubjects: ReadonlySet<string> = new Set('i he she we they'.split(' '));
/** After these a plain verb follows an object: `help people find jobs`. */
const leavesBare = new Set('help make let helps makes lets helped made see watch hear have'.split(' '));

/** Whether a word from `from` to the end of the clause could be its finite verb. */
export function hasFiniteVerb(tokens: Tokens, from: number, which = finite): boolean {
  const takesBare = leavesBare.has(tokens[from - 1]?.lower ?? '');
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark' || clauseLinks.has(token.lower)) return false;
    if (['and', 'or', 'but'].includes(token.lower) || newSubjects.has(token.lower)) return false;
    if (['before', 'after'].includes(token.lower) && is(tokens[at + 1], tag.pronoun)) return false;
    if (mayBeFinite(tokens, at) && canBe(token, which) && !(takesBare && isOnly(token, tag.base | noun)))
      return true;
  }
  return false;
}

const leadsToNoun = tag.determiner | tag.possessive | tag.preposition | tag.number;
const afterObject = new Set('me him us them'.split(' '));
const be = /^(?:be|been|being|is|are|was|were|has|have|had|get|gets|got)$/u;

function mayBeFinite(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !canBe(token, finite)) return false;
  let back = at - 1;
  while (is(tokens[back], tag.adverb)) back -= 1;
  const before = tokens[back];
  if (is(before, tag.to | tag.modal)) return false;
  if (token.lower === "'s" && is(token, tag.possessive)) return false;
  if (auxiliaries.has(token.lower)) return true;
  if (is(token, tag.nouns)) return false;
  if (isOnly(token, tag.base | tag.adjective) && afterObject.has(before?.lower ?? '')) return false;
  const isNamed =
    is(before, leadsToNoun | tag.comparative | tag.superlative) ||
    (is(before, tag.adjective) && !isOnly(token, finite));
  if (isNamed && canBe(token, noun | tag.adjective | tag.participle)) return false;
  if (is(token, noun | tag.adjective) && is(before, tag.base | tag.verbS | tag.ing)) return false;
  return !(canBe(token, tag.participle) && !is(token, tag.past) && be.test(before?.lower ?? ''));
}

const subjectWords = new Set('i he she we they it you there anyone everyone someone nobody'.split(' '));

/** Finite verbs from `from` on: whether one is left over that no clause of its own accounts for, and whether there is such a clause. */
export function otherVerbs(tokens: Tokens, from: number): { isSpare: boolean; hasClause: boolean } {
  let owed = 0;
  let hasClause = false;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    // A dash without spaces: `the bill contains-all the bills contain`.
    if (/^\p{L}{3,}s-\p{L}/u.test(token.lower)) return { isSpare: true, hasClause };
    const isLink =
      (clauseLinks.has(token.lower) &&
        !['than', 'as'].includes(token.lower) &&
        !is(tokens[at - 1], tag.preposition)) ||
      (['before', 'after'].includes(token.lower) && is(tokens[at + 1], tag.pronoun));
    if (isLink || (subjectWords.has(token.lower) && owed === 0)) {
      owed = 1;
      hasClause ||= isLink && !['who', 'which', 'that'].includes(token.lower);
      continue;
    }
    if (
      token.kind !== 'word' ||
      !(
        mayBeFinite(tokens, at) ||
        (at > from && is(token, tag.nouns) && canBe(token, tag.verbS) && is(tokens[at - 1], noun))
      )
    )
      continue;
    // `water our plants and feeds the cat`
    if (tokens[at - 1]?.lower === 'and' && isOnly(token, tag.verbS | tag.nouns)) continue;
    if (owed === 0) return { isSpare: true, hasClause };
    owed = 0;
  }
  return { isSpare: false, hasClause };
}
