import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { is, isOnly, skipAdverbs } from '#engines/writing/grammar/look.ts';
import { nounPhraseAt } from './noun-phrase.ts';

type Tokens = readonly TaggedToken[];
const object = tag.determiner | tag.possessive | tag.pronoun;

/** The place of the verb in `can he play`, `where can a visitor buy`; 0 where the modal asks nothing. */
export function questionVerb(tokens: Tokens, i: number): number {
  const before = tokens[i - 1];
  const asks =
    before === undefined ||
    is(before, tag.question | tag.punctuation) ||
    ['how', 'when', 'where', 'why', 'what'].includes(before.lower) ||
    tokens.at(-1)?.text === '?';
  if (!asks || (before !== undefined && is(before, tag.pronoun) && !is(before, tag.question))) return 0;
  if (['i', 'we', 'he', 'she', 'they', 'you', 'it'].includes(tokens[i + 1]?.lower ?? ''))
    return skipAdverbs(tokens, i + 2);
  if (!is(tokens[i + 1], tag.determiner | tag.possessive)) return 0;
  const subject = nounPhraseAt(tokens, i + 1);
  return subject === undefined ? 0 : skipAdverbs(tokens, subject.end + 1);
}

/** A form that cannot follow the subject of such a question: `can he plays`. */
export function isWrongInQuestion(tokens: Tokens, at: number): boolean {
  const verb = tokens[at];
  if (isOnly(verb, tag.verbS | tag.past)) return true;
  if (is(verb, tag.verbS) && isOnly(verb, tag.verbS | tag.nouns)) return true;
  return (
    is(verb, tag.past | tag.participle) &&
    isOnly(verb, tag.past | tag.participle) &&
    is(tokens[at + 1], object | tag.preposition)
  );
}
