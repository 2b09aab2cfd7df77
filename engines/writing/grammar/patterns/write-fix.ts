import type { Lexicon } from '#engines/writing/lexicon/lexicon.ts';
import {
  comparativeForm,
  ingForm,
  participleForm,
  pastForm,
  thirdPerson,
} from '#domain/morphology/inflect.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { baseOf, singularOf } from '#engines/writing/grammar/look.ts';

type Form = (token: TaggedToken, lexicon: Lexicon) => string;
const ofBase =
  (inflect: (base: string) => string): Form =>
  (token, lexicon) =>
    inflect(baseOf(lexicon, token) ?? token.lower);

/** What can stand after the colon of `$1:ing`. */
export const fixForms: Readonly<Record<string, Form>> = {
  base: ofBase((base) => base),
  ing: ofBase(ingForm),
  past: ofBase(pastForm),
  participle: ofBase(participleForm),
  singular: (token, lexicon) => singularOf(lexicon, token) ?? token.lower,
  er: ({ lower }) => comparativeForm(lower, 'er'),
  est: ({ lower }) => comparativeForm(lower, 'est'),
};

/** A place of a fix: which token, in which form, or which other verb in its form. */
export const fixPlace = /\$(?<place>\d)(?::(?<form>\w+))?(?:=(?<other>\w+))?/gu;

/**
 * The words that replace a match: `$1` is the first token as written, `$1:ing` another form of it, `$1=make` another verb in
 * its form.
 */
export function writeFix(fix: string, tokens: readonly TaggedToken[], lexicon: Lexicon): string {
  return fix.replace(fixPlace, (_, ...[place, form, other]: (string | undefined)[]) => {
    const token = tokens[Number(place) - 1];
    if (token === undefined) return '';
    if (other !== undefined) return inflectLike(token, other);
    return form === undefined ? token.text : (fixForms[form]?.(token, lexicon) ?? '');
  });
}

/** Another verb in the form of a given one: `make` for `did` is `made`. */
function inflectLike({ lower, tag: which, could }: TaggedToken, base: string): string {
  if (lower.endsWith('ing')) return ingForm(base);
  if ((could & tag.verbS) !== 0) return thirdPerson(base);
  if ((could & tag.base) !== 0) return base;
  return which === tag.participle ? participleForm(base) : pastForm(base);
}
