import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { canBe, is, startsClause } from '#engines/writing/grammar/look.ts';
import { bareTimeAt } from './describing-phrase.ts';

type Tokens = readonly TaggedToken[];
const subordinators = new Set(
  'if when although though because while since as after before unless whenever once whereas'.split(' '),
);
const thinkers = new Set(
  'think thinks thought believe believes believed say says said know knows knew hope hopes guess suppose'.split(
    ' ',
  ),
);
const found = new Set(
  'shown found said known proved proven believed argued noticed discovered learned learnt'.split(' '),
);
/** A noun and a plain verb follow them: `help that nation secure its freedom`. */
const leavesBare = new Set(
  'help helps helped let lets make makes made see saw watch hear heard have had'.split(' '),
);

/** A subject can begin here: a clause begins, after a first adverb, after a subordinate clause and its comma, or after `I think`. */
export function startsSubject(tokens: Tokens, i: number): boolean {
  const before = tokens[i - 1];
  if (before?.lower === 'how' || (before?.lower === 'but' && is(tokens[i - 2], tag.determiner | tag.pronoun)))
    return false;
  if (before?.lower === 'that' && leavesBare.has(tokens[i - 2]?.lower ?? '')) return false;
  if (startsClause(tokens, i)) return true;
  if (before?.lower === 'that' && found.has(tokens[i - 2]?.lower ?? '')) return true;
  if (i === 1 && is(before, tag.adverb | tag.conjunction)) return true;
  if (i === 2 && bareTimeAt(tokens, 0) === 2 && is(tokens[i], tag.determiner | tag.possessive | tag.name))
    return true;
  if (before?.text === ',') return isAfterFirstPart(tokens, i - 1);
  if (isAfterPlace(tokens, i)) return true;
  return (
    thinkers.has(before?.lower ?? '') &&
    is(tokens[i], tag.determiner | tag.possessive | tag.nouns) &&
    is(tokens[i - 2], tag.pronoun) &&
    !tokens.slice(0, i).some(({ lower }) => ['who', 'which', 'that'].includes(lower))
  );
}

/** The first comma of the sentence, after a subordinate clause or a phrase without a finite verb (`to save money,`). */
function isAfterFirstPart(tokens: Tokens, comma: number): boolean {
  const part = tokens.slice(0, comma);
  const first = part[0];
  if (part.some(({ kind }) => kind === 'mark')) return false;
  if (subordinators.has(first?.lower ?? '')) return true;
  if (is(first, tag.preposition | tag.to)) return true;
  const isPhrase = is(first, tag.adverb | tag.ing) || ['later', 'ago'].includes(part.at(-1)?.lower ?? '');
  return isPhrase && part.every((token) => !is(token, tag.verbS | tag.past | tag.modal));
}

/** `For most of the winter the armies …`: a phrase of time or place opens the sentence and a determiner opens its subject. */
const isAfterPlace = (tokens: Tokens, i: number): boolean =>
  i > 1 &&
  i < 9 &&
  (is(tokens[0], tag.preposition) || bareTimeAt(tokens, i - 2) > 0) &&
  (is(tokens[i], tag.determiner | tag.possessive) ||
    /^(?:every|some|any|no)(?:one|body)$/u.test(tokens[i]?.lower ?? '')) &&
  is(tokens[i - 1], tag.noun | tag.nouns) &&
  tokens
    .slice(0, i)
    .every((token) => token.kind === 'word' && !canBe(token, tag.verbS | tag.past | tag.modal));
