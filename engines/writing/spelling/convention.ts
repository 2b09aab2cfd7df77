import { nationalForm } from '#domain/spelling/national-spelling.ts';
import { wordForm } from '#engines/writing/lexicon/lexicon-file.ts';
import type { Lexicon } from '#engines/writing/lexicon/lexicon.ts';
import type { Sentence } from '#engines/writing/text/sentences.ts';

/** Words of a text that only one side of the Atlantic writes so. The exam takes either, but one in an answer. */
export interface Convention {
  readonly american: readonly string[];
  readonly british: readonly string[];
}

/** -ize is right in Britain too, so it says nothing. */
const izeForm = /iz(?:e|es|ed|er|ers|ing|ation|ations)$/u;

export function conventionOf(lexicon: Lexicon, sentences: readonly Sentence[]): Convention {
  const american = new Set<string>();
  const british = new Set<string>();
  for (const { lower, kind } of sentences.flatMap(({ tokens }) => tokens)) {
    if (kind !== 'word' || lower.length < 4) continue;
    const form = lexicon.find(lower)?.form ?? 0;
    const inAmerican = (form & wordForm.american) !== 0;
    const inBritish = (form & (wordForm.british | wordForm.australian)) !== 0;
    if (inAmerican === inBritish) continue;
    if (inBritish && nationalForm(lower) !== lower) british.add(lower);
    else if (inAmerican && !izeForm.test(lower) && nationalForm(lower) === lower) american.add(lower);
  }
  return { american: [...american], british: [...british] };
}
