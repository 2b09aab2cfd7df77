import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { canBe, is } from './look.ts';

// Whether a word that could be a noun or a plain verb has to be the verb, because nothing else is.

const kin = new Set(
  'uncle aunt brother sister mother father mom mum dad grandmother grandfather grandma grandpa son daughter cousin wife husband friend boss neighbour neighbor classmate roommate'.split(
    ' ',
  ),
);
const afterVerb = new Set(['very', 'well', 'so', 'too', 'me', 'us', 'them', 'him']);
const clauseEnds = new Set('and but or because when if although while so that which who'.split(' '));

/**
 * `the food taste good`, `my uncle drive to work`: what could be a noun has to be the verb, since its clause has no other and what
 * follows is no part of a name. A relative or friend names no kind of work, so after one anything may follow.
 */
export function isOnlyVerb(tokens: readonly TaggedToken[], head: number, at: number): boolean {
  const next = tokens[at + 1];
  const isKin = kin.has(tokens[head]?.lower ?? '') && is(tokens[head - 1], tag.possessive);
  if (
    !isKin &&
    !is(next, tag.determiner | tag.possessive | tag.adjective) &&
    !afterVerb.has(next?.lower ?? '') &&
    !next?.lower.endsWith('ly')
  )
    return false;
  if (!isKin && canBe(next, tag.base | tag.verbS | tag.past | tag.participle)) return false;
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex((token) => token.kind === 'mark' || clauseEnds.has(token.lower));
  return end > 0 && hasNoVerb(rest.slice(0, end));
}

/** No verb, but for an aim (`time to learn`). */
function hasNoVerb(rest: readonly TaggedToken[]): boolean {
  const isVerb = tag.base | tag.verbS | tag.past | tag.modal | tag.participle;
  const isAim = (i: number): boolean => is(rest[i - 1], tag.to) && is(rest[i], tag.base);
  return rest.every((token, i) => isAim(i) || (!is(token, isVerb) && !canBe(token, tag.verbS | tag.past)));
}

/** `a student need time`: a whole sentence with nothing else that could be its verb. */
export function isVerbOfSentence(tokens: readonly TaggedToken[], at: number): boolean {
  const rest = tokens.slice(at + 1, -1);
  const isPlain = rest.every((token) => token.kind === 'word' && !clauseEnds.has(token.lower));
  return at <= 3 && tokens.at(-1)?.text === '.' && rest.length > 1 && isPlain && hasNoVerb(rest);
}
